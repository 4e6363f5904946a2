import { fontFaces } from './page-fonts.ts'

const dark = `--ground:#0e1116;--surface:#161a21;--sunken:#1d222b;--text:#e8eaee;--muted:#a0a7b4;--hairline:rgb(232 234 238/.12);--control:#7f8794;--primary:#7aa2ff;--on-primary:#0b1530;--waiting:#f0b94d;--waiting-soft:#2c2414;--settled:#6fcf97;--wrong:#ff8a80;--food:#f0a35e;--transport:#6cbff0;--accommodation:#e79ac4;--coffee:#d6b88f;--entertainment:#58d0ab;--office:#a9aefc;--other:#a0a7b4;`
const light = `--ground:#faf9f6;--surface:#fff;--sunken:#f1efe9;--text:#14171c;--muted:#5b616b;--hairline:rgb(20 23 28/.1);--control:#81868f;--primary:#2a5bd7;--on-primary:#fff;--waiting:#8a5a00;--waiting-soft:#fbf0d9;--settled:#1a7340;--wrong:#c02626;--food:#ad4f08;--transport:#0067a3;--accommodation:#9c3f76;--coffee:#74532c;--entertainment:#007257;--office:#4b4fb3;--other:#5b616b;`

/** Uses the colours and the typeface of the app and loads nothing external. */
export const claimStyle = `${fontFaces}
:root{color-scheme:light dark;${light}}
@media (prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;background:var(--ground)}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.5rem "Inter Variable",Inter,ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere;container-type:inline-size}
main,.foot{max-width:70rem;margin:0 auto;padding:0 1rem}
main{padding-top:1.5rem}
h1,h2,h3,p,ul,ol,dl,dd,table{margin:0;padding:0}
ul,ol{list-style:none}
h1{font-size:1.75rem;line-height:2.125rem;letter-spacing:-.01em}
h2{font-size:1rem;line-height:1.5rem}
h3{font-size:1rem;line-height:1.5rem;font-weight:600}
a{color:var(--primary)}
a:focus-visible,summary:focus-visible{outline:2px solid var(--primary);outline-offset:2px;border-radius:10px}
.brand{font-weight:700;font-size:1.125rem;margin-bottom:1.5rem}
.kicker,.muted,.small{color:var(--muted)}
.kicker,.small{font-size:.875rem;line-height:1.25rem}
.head{margin-bottom:1.5rem}
.head .who{margin-top:.5rem}
.stick{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem .75rem;margin:0 calc(50% - 50cqw) 1rem;padding:.625rem calc(50cqw - 50%);background:var(--ground);border:solid var(--hairline);border-width:1px 0}
@media screen and (min-height:22rem){.stick{position:sticky;top:0;z-index:2}html{scroll-padding-top:9rem}}
.stick h2{font-size:.875rem;line-height:1.25rem;font-weight:400;color:var(--muted);display:inline;margin-right:.5rem}
.stick .actions{margin:0}.stick>.small{flex:0 0 100%;margin-top:-.375rem}
.card{background:var(--surface);border:1px solid var(--hairline);border-radius:14px;padding:1.25rem;margin-bottom:1rem}
.card>h2{margin-bottom:.75rem}
.money,.sums td,.lines td{font-variant-numeric:tabular-nums}
.money{white-space:nowrap}
.money small{display:inline-block;min-width:2.2em;text-align:left;font-size:.75em;color:var(--muted);font-weight:400}
.sums{width:100%;border-collapse:collapse}
.sums th{font-weight:400;text-align:left;color:var(--muted);padding:.25rem .75rem .25rem 0}
.sums .small{white-space:nowrap}
.sums td{text-align:right;font-size:1.25rem;line-height:1.75rem;font-weight:600}
.repay{font-size:1.25rem;line-height:1.75rem;font-weight:600;letter-spacing:-.01em;white-space:normal}
.sums .others>*{border-top:1px solid var(--hairline);padding-top:.5rem}
details{margin-top:.75rem}
summary{cursor:pointer;min-height:2.75rem;display:flex;align-items:center;gap:.5rem;color:var(--primary);font-size:.875rem;line-height:1.25rem;list-style:none}
summary::-webkit-details-marker{display:none}
summary::after{content:"";width:7px;height:7px;border:solid currentColor;border-width:0 1.5px 1.5px 0;transform:rotate(45deg) translate(-2px,-2px)}
details[open]>summary::after{transform:rotate(225deg) translate(-2px,-2px)}
.rates li{display:flex;gap:0 1rem;flex-wrap:wrap;justify-content:space-between;padding:.5rem 0;border-top:1px solid var(--hairline);font-size:.875rem;line-height:1.25rem}
.rates .small{flex-basis:100%}
.files a{display:flex;align-items:center;gap:.75rem;min-height:3.5rem;padding:.5rem .75rem;margin:0 -.75rem;border-radius:10px;text-decoration:none;color:inherit}
.files a:hover{background:var(--sunken)}
.files li+li{border-top:1px solid var(--hairline)}
.files strong{color:var(--primary);display:block}
.files .kind{flex:none;width:2.75rem;text-align:center;font-size:.75rem;line-height:1.5rem;font-weight:600;border:1px solid var(--hairline);border-radius:6px;color:var(--muted)}
.files .size{margin-left:auto;white-space:nowrap}
.until{margin-top:.75rem;padding-top:.75rem;border-top:1px solid var(--hairline)}
.bars{display:grid;grid-template-columns:auto minmax(2rem,1fr) auto}
.bars li{display:grid;grid-template-columns:subgrid;grid-column:1/-1;gap:0 .75rem;padding:.25rem 0;align-items:center}
.bars .name+*{grid-column:3;text-align:right}
.bars .name{display:flex;align-items:center;gap:.5rem;min-width:0}
.bars .bar{grid-area:1/2;width:100%;height:.375rem;display:block;border-radius:3px;background:var(--sunken)}
.bars .bar rect{fill:currentColor}
.bars .small{grid-column:1/-1}
.icon{width:1.125rem;height:1.125rem;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.food{color:var(--food)}.transport{color:var(--transport)}.accommodation{color:var(--accommodation)}.coffee{color:var(--coffee)}.entertainment{color:var(--entertainment)}.office{color:var(--office)}.other{color:var(--other)}.days{color:var(--primary)}
.sprite{display:none}
.notice{display:flex;gap:.5rem;align-items:flex-start;background:var(--waiting-soft);color:var(--waiting);border-radius:10px;padding:.625rem .75rem;font-size:.875rem;line-height:1.25rem;margin-bottom:1rem}
.notice .icon{margin-top:1px}
.changes li{padding:.5rem 0;border-top:1px solid var(--hairline);display:grid;grid-template-columns:5.5em minmax(0,1fr) auto;gap:0 .75rem;font-size:.875rem;line-height:1.25rem}
.changes ul{margin-top:.75rem}
.changes .what{font-weight:600}
.changes .added{color:var(--settled)}.changes .removed{color:var(--wrong)}.changes .changed{color:var(--waiting)}
.changes .facts{grid-column:2/-1;color:var(--muted)}
.changes s{text-decoration-thickness:1px}
.answers>.small{margin-top:.5rem}
.said li{padding:.75rem 0;border-top:1px solid var(--hairline)}
.said li:first-child{border-top:0;padding-top:0}
.approved,.paid{color:var(--settled)}.sent-back,.said .change{color:var(--waiting)}
.notes{white-space:pre-line}
.reply{margin-top:.25rem;padding-left:.75rem;border-left:2px solid var(--hairline)}
.actions{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:1rem}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.5rem 1rem;border:1px solid var(--control);border-radius:10px;background:var(--surface);color:var(--text);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.button.primary{background:var(--primary);border-color:var(--primary);color:var(--on-primary)}
.button:hover{filter:brightness(.95)}
.button:focus-visible,input:focus-visible,textarea:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
.default{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);padding:0;border:0}
.narrow{max-width:40rem;padding-bottom:2.5rem}
.form>*+*{margin-top:1rem}.form h1{font-size:1.25rem;line-height:1.75rem}.form>.default+*{margin-top:0}
.field label,legend{display:block;font-weight:600;padding:0}
fieldset{border:0;margin:0;padding:0;min-width:0}
.form fieldset{margin-top:1.5rem}
input,textarea{display:block;width:100%;margin-top:.375rem;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--control);border-radius:10px;background:var(--surface);color:var(--text);font:inherit}
textarea{min-height:6rem;resize:vertical;field-sizing:content}
[aria-invalid]{border-color:var(--wrong)}
.error,.wrong h2,.wrong a{color:var(--wrong)}
.wrong{border-color:var(--wrong)}
.wrong a{display:inline-flex;align-items:center;min-height:2.75rem}
.remarks li{border-top:1px solid var(--hairline)}
.remarks li:first-child{border-top:0}
.remarks details{margin:0}
.remarks summary{color:var(--text);justify-content:space-between}
.remarks summary .money{margin-left:auto}
.remarks textarea{margin-bottom:.75rem}
.confirm div{padding:.5rem 0;border-top:1px solid var(--hairline)}
.confirm div:first-child{border-top:0;padding-top:0}
.confirm dt{color:var(--muted);font-size:.875rem;line-height:1.25rem}
.confirm dd{white-space:pre-line}
.list{padding:0 1.25rem}
.receipt{display:grid;grid-template-columns:4rem minmax(0,1fr) auto;grid-template-rows:auto auto 1fr;gap:0 1rem;padding:.75rem 0;break-inside:avoid}
.receipt+.receipt{border-top:1px solid var(--hairline)}
.plain .receipt{grid-template-columns:minmax(0,1fr) auto}
.photo{grid-row:1/span 3;width:4rem;height:5.25rem;border-radius:8px;border:1px solid var(--hairline);background:var(--sunken);display:flex;align-items:center;justify-content:center;overflow:hidden;text-align:center;font-size:.75rem;line-height:1rem;color:var(--muted)}
.photo img{width:100%;height:100%;object-fit:cover;object-position:top;display:block}
.photo .icon{width:1.5rem;height:1.5rem}
.receipt .facts{display:flex;flex-wrap:wrap;gap:0 .375rem;align-items:center}
.receipt .facts .icon{width:1rem;height:1rem}
.receipt .facts span{display:inline-flex;align-items:center;gap:.25rem}
.receipt .facts span+span::before{content:"\\00b7";color:var(--muted);margin-right:.125rem}
.receipt .amount{text-align:right;font-weight:600}
.receipt .amount .small{display:block;font-weight:400;white-space:nowrap}
.doubts,.more{font-size:.875rem;line-height:1.25rem;grid-column:2/-1}.plain .doubts,.plain .more{grid-column:1/-1}
.receipt .pages{display:flex;flex-wrap:wrap;gap:0 .75rem}
.receipt .pages a{display:inline-flex;align-items:center;min-height:2.75rem}
.receipt .notes{text-align:left}
.receipt .doubt{color:var(--waiting);display:flex;gap:.375rem;align-items:flex-start}
.receipt .doubt .icon{width:1rem;height:1rem;margin-top:.125rem}
.receipt .more{margin:0}.more details{margin:0;display:inline-block;vertical-align:top;margin-right:1.25rem}
.more details[open]{display:block;margin-right:0}
@media (min-width:601px){@supports selector(::details-content){.more>summary{display:none}.more::details-content{content-visibility:visible}}}
.lines{border-collapse:collapse;font-size:.875rem;line-height:1.25rem;width:100%;max-width:32.5rem}
.lines th,.lines td{padding:.25rem 0 .25rem 1rem;text-align:right;font-weight:400;border-top:1px solid var(--hairline);vertical-align:top}
.lines thead th{color:var(--muted);border-top:0}
.lines.wide{max-width:none}.lines .total>*{font-weight:600}
.lines th:first-child,.lines td:first-child{padding-left:0;text-align:left}
.section{display:flex;justify-content:space-between;align-items:baseline;gap:.75rem;flex-wrap:wrap;margin:2rem 0 .75rem}
.section h2{font-size:1.25rem;line-height:1.75rem}
.pages{display:flex;gap:.5rem;flex-wrap:wrap;margin:0 0 1rem}
.pages a,.pages span{min-height:2.75rem;min-width:2.75rem;padding:.625rem 1rem;border:1px solid var(--hairline);border-radius:10px;background:var(--surface);text-decoration:none}
.pages span{border-color:transparent;background:none;padding-left:.25rem}
.empty{text-align:center;padding:2rem 1.25rem;color:var(--muted)}
.foot{padding-top:1rem;padding-bottom:2.5rem;color:var(--muted);font-size:.875rem;line-height:1.25rem}
@media screen and (max-width:600px){
.photos{display:grid;grid-auto-flow:dense;grid-template-columns:repeat(auto-fill,minmax(min(8.25rem,100%),1fr));gap:.5rem;padding:0;border:0;background:none}
.photos .receipt{--photo:4.5rem;position:relative;display:flex;flex-wrap:wrap;justify-content:space-between;align-content:flex-start;align-items:baseline;gap:0 .25rem;padding:0 .375rem .375rem;border:1px solid var(--hairline);border-radius:10px;background:var(--surface);font-size:.875rem;line-height:1.25rem}
.photos .receipt:has(.more[open]){grid-column:1/-1}.photos .receipt:has(a.photo):has(.more[open]){--photo:12rem}
.photos .photo{flex:0 0 calc(100% + .75rem);width:auto;height:var(--photo);margin:0 -.375rem .25rem;border-width:0 0 1px;border-radius:9px 9px 0 0}.photos img{object-position:50% 15%}.photos :has(.more[open]) img{object-fit:contain}
.photos .what,.photos .amount{display:contents}
.photos h3,.photos .facts,.photos .amount .small,.doubts,.more{flex:0 0 100%}
.photos h3{font-size:inherit;line-height:inherit;padding-right:1rem;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.photos :has(.more[open]) h3,.photos .receipt:not(:has(.more)) h3{display:block}
.photos .facts{flex-wrap:nowrap}.photos .category{margin-left:auto}.photos .category::before{content:none!important}
.photos .category>span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.photos .facts,.photos .amount .small,.doubts{font-size:.75rem;line-height:1rem}
.photos .money{margin-left:auto;font-weight:600}.photos .small{text-align:right}
.photos .more>summary{position:absolute;top:var(--photo);left:0;right:0;height:3.5rem;padding:.75rem .625rem;align-items:flex-start;justify-content:flex-end;font-size:0;color:var(--muted)}
.plain .receipt{grid-template-columns:minmax(0,1fr) fit-content(50%)}
.receipt .amount .small{white-space:normal}
}
@media (max-width:480px){.wide tr{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr) minmax(0,1.35fr)}.wide td,.wide th{padding-left:.375rem}.wide tbody th{grid-column:1/-1}.wide thead th:first-child{display:none}.wide td{border-top:0}.wide th+td,.wide thead th:nth-child(2){padding-left:0;text-align:left}}
@container (max-width:17rem){
main,.foot{padding-left:.5rem;padding-right:.5rem}.card{padding:.625rem}.list{padding:0 .625rem}
.money,.receipt .amount .small{white-space:normal}
.sums tr,.sums th,.sums td{display:block}
.bars li,.files a,.changes li{display:flex;flex-wrap:wrap;justify-content:space-between}
.bars,.plain .receipt{display:block}.bars .bar{flex-basis:100%}.stick{position:static}html{scroll-padding-top:0}
}
@media screen and (max-width:359px){.bars{grid-template-columns:minmax(0,1fr) auto}.bars .name+*{grid-column:2}.bars .bar{grid-area:auto/1/auto/-1}}
@media screen and (max-width:400px){.stick .button{padding:.5rem .75rem;font-size:.875rem}}
@media (min-width:900px){main{padding-top:2.5rem}.repay{font-size:1.75rem;line-height:2.125rem}.two.top>:only-child{grid-column:1/-1}.two{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:0 1rem}h1{font-size:2.5rem;line-height:2.75rem}.card{padding:1.5rem}.list{padding:0 1.5rem}}
@media print{
:root{color-scheme:light;${light}--ground:#fff}
@page{margin:14mm 14mm 16mm}
body{font-size:10.5pt;line-height:15pt;print-color-adjust:exact;-webkit-print-color-adjust:exact}
main,.foot{max-width:none;padding:0}
h1{font-size:22pt;line-height:26pt}h2,.section h2{font-size:12pt}h3{font-size:10.5pt;line-height:15pt}
.brand{margin-bottom:12pt}
.stick{position:static;margin:0 0 10pt;padding:0;border:0}
.card{padding:10pt 12pt;margin-bottom:10pt;border-color:#d8d6cf}
.two{display:grid;grid-template-columns:1fr 1fr;gap:0 10pt}
.two.top{display:block}.list{padding:0;border:0}
.files,.downloads h2,.pages,summary,.actions{display:none}.downloads .until{margin:0;padding:0;border:0}
.sums td{font-size:12pt;line-height:16pt}.repay{font-size:16pt;line-height:20pt}
.bars,.rates li,.receipt,.notice,.changes li,.said li{break-inside:avoid}
h2{break-after:avoid}
details::details-content{content-visibility:visible;display:block;height:auto}
.more details{display:block;margin:2pt 0 0}
.receipt{grid-template-columns:30mm minmax(0,1fr) auto;padding:8pt 0}
.photo{width:28mm;height:38mm;border-radius:4pt}.photo.none{height:14mm;background:none}
.photo img{object-fit:contain}
.plain .receipt{grid-template-columns:minmax(0,1fr) auto}
.small,.kicker,.doubts,.more,.lines,.changes li,.rates li,.foot{font-size:9pt;line-height:12.5pt}
a{color:inherit;text-decoration:none}
}
`
