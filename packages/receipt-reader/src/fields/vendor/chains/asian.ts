/** Chains of Asia, in their own letters too; how a line is written stands in german.ts. */
export const asianChains = `
セブン-イレブン, セブンイレブン, セブン-イレブン・ジャパン, sej.co.jp
ファミリーマート, FamilyMart, Family Mart, family.co.jp
ローソン, LAWSON, ナチュラルローソン, ローソンストア100, lawson.co.jp
ミニストップ, MINISTOP, ministop.co.jp
デイリーヤマザキ
セイコーマート, Seicomart, seicomart.co.jp
ニューデイズ, NewDays
イオン, イオンスタイル, イオンリテール株式会社, AEON STYLE, イオンモール, aeon.info, aeonretail.jp
まいばすけっと
マックスバリュ, MaxValu
イトーヨーカドー, イトーヨーカ堂, itoyokado.co.jp
西友, SEIYU, seiyu.co.jp
成城石井, seijoishii.co.jp
業務スーパー
サミットストア
オーケーストア
マルエツ
東急ストア
阪急オアシス
万代!
マツモトキヨシ, マツキヨ, matsukiyo.co.jp
ウエルシア, ウエルシア薬局, welcia-yakkyoku.co.jp
スギ薬局
ツルハドラッグ
サンドラッグ
ココカラファイン
クリエイトエス・ディー
ダイソー, DAISO, 大創産業, daiso-sangyo.co.jp
セリア!
ドン・キホーテ, donki.com
ヨドバシカメラ, yodobashi.com
ビックカメラ, biccamera.com
ヤマダデンキ, ヤマダ電機, yamada-denki.jp
ケーズデンキ
エディオン
ユニクロ, uniqlo.com
無印良品, MUJI, muji.com
ニトリ, nitori-net.jp
東急ハンズ
ロフト!
紀伊國屋書店, 紀伊国屋書店, kinokuniya.co.jp
蔦屋書店, TSUTAYA
ブックオフ, BOOKOFF
丸善!
スターバックス, スターバックスコーヒー, STARBUCKS COFFEE, starbucks.co.jp
ドトール, ドトールコーヒーショップ, DOUTOR, doutor.co.jp
タリーズコーヒー, TULLY'S COFFEE, tullys.co.jp
コメダ珈琲店, komeda.co.jp
サンマルクカフェ
マクドナルド, mcdonalds.co.jp
モスバーガー, MOS BURGER, mos.co.jp
ケンタッキーフライドチキン, ケンタッキー, kfc.co.jp
吉野家, yoshinoya.com
すき家, SUKIYA, sukiya.jp
松屋!, matsuyafoods.co.jp
サイゼリヤ, saizeriya.co.jp
ガスト!
デニーズ
ロイヤルホスト
ジョナサン
丸亀製麺, marugame-seimen.com
はなまるうどん
スシロー, akindo-sushiro.co.jp
くら寿司, kurasushi.co.jp
はま寿司
一蘭, ichiran.com
天下一品
餃子の王将
大戸屋
鳥貴族
ミスタードーナツ, misterdonut.jp
サーティワンアイスクリーム
カラオケ館
ビッグエコー
東横イン, toyoko-inn.com
アパホテル, APA HOTEL, apahotel.com
ドーミーイン
JR東日本, 東日本旅客鉄道, jreast.co.jp
JR西日本, 西日本旅客鉄道
JR東海, 東海旅客鉄道
日本交通
タイムズ24, タイムズパーキング
三井のリパーク
郵便局!, 日本郵便, japanpost.jp
ENEOS, エネオス, eneos.co.jp
出光, 出光興産, apollostation
コスモ石油
高島屋, takashimaya.co.jp
三越, 三越伊勢丹
伊勢丹
大丸!
阪急百貨店
7-ELEVEN, 세븐일레븐, 코리아세븐
GS25, gs25.gsretail.com
CU편의점
emart, 이마트, E-MART, emart.com
롯데마트, LOTTE Mart
홈플러스, Homeplus
올리브영, OLIVE YOUNG
파리바게뜨, PARIS BAGUETTE
투썸플레이스
星巴克, 星巴克咖啡
麦当劳, 金拱门
肯德基
必胜客
海底捞, 海底捞火锅
瑞幸咖啡, luckin coffee
喜茶
全家便利店, 全家FamilyMart
罗森
便利蜂
盒马鲜生
永辉超市
华润万家
物美超市
沃尔玛, 沃尔玛超市
家乐福
大润发
屈臣氏, Watsons, watsons.com.cn, watsons.com.my, watsons.com.sg
名创优品, MINISO
宜家家居
优衣库
如家酒店
汉庭酒店
全季酒店
锦江之星
中国石化
中国石油
滴滴出行
外婆家
西贝莜面村
真功夫
永和大王
全聚德
FairPrice, NTUC FairPrice, fairprice.com.sg
Cold Storage, coldstorage.com.sg
Sheng Siong, shengsiong.com.sg
Guardian Health & Beauty, guardian.com.sg, guardian.com.my
Ya Kun Kaya Toast, yakun.com
Toast Box, toastbox.com.sg
BreadTalk, breadtalk.com.sg
ComfortDelGro, cdgtaxi.com.sg
SMRT!, smrt.com.sg
Indomaret, PT Indomarco Prismatama, indomaret.co.id
Alfamart, PT Sumber Alfaria Trijaya, alfamart.co.id
Alfamidi, alfamidiku.com
Hypermart, hypermart.co.id
Transmart, transmart.co.id
Gramedia, gramedia.com
Bluebird, Blue Bird Group, bluebirdgroup.com
Gojek, gojek.com
Solaria, solariaresto.com
Kopi Kenangan, kopikenangan.com
J.CO Donuts & Coffee, jcodonuts.com
Reliance Fresh, Reliance Smart, Reliance Retail, relianceretail.com
Big Bazaar, bigbazaar.com
D-Mart, Avenue Supermarts, dmart.in
Spencer's Retail, spencersretail.com
Café Coffee Day, Cafe Coffee Day, cafecoffeeday.com
Haldiram's, haldiram.com
Barista!, barista.co.in
Indian Oil, IndianOil, iocl.com
Bharat Petroleum, bharatpetroleum.com
Hindustan Petroleum, hindustanpetroleum.com
Ola Cabs, olacabs.com
IndiGo Airlines, goindigo.in
Crossword Bookstores, crossword.in
Croma!, croma.com
Saravanaa Bhavan, Hotel Saravana Bhavan, saravanabhavan.com
`
