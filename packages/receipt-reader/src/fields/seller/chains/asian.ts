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
ライフ!, ライフコーポレーション, lifecorp.jp
カラオケまねきねこ, まねきねこ, karaokemanekineko.jp
カスミ!
ベルク!
ヤオコー
いなげや
マミーマート
オオゼキ
ピーコックストア
サミット!
ヨークマート, ヨークベニマル, ヨークフーズ
コープみらい, みやぎ生協
平和堂
フレスコ!
オークワ
イズミヤ
関西スーパー
コノミヤ
ハローズ
ゆめタウン
サニー!
マルキョウ
ラ・ムー
トライアル!, スーパーセンタートライアル
ロピア
肉のハナマサ
カルディコーヒーファーム, KALDI COFFEE FARM, kaldi.co.jp
コストコ
ドラッグストアコスモス, ディスカウントドラッグコスモス
クスリのアオキ
キリン堂
カワチ薬品
トモズ
ダイコクドラッグ
ココカラファイン薬局
コーナン!, コーナン商事
カインズ
コメリ
DCM
ビバホーム
島忠
ジョーシン, Joshin
ノジマ!
ソフマップ
キャンドゥ, Can Do!
ワッツ!
しまむら
ジーユー
ワークマン
ABCマート, ABC-MART
西松屋
アカチャンホンポ
日本トイザらス, トイザらス
くまざわ書店
有隣堂
ジュンク堂書店
未来屋書店
文教堂
エクセルシオールカフェ, EXCELSIOR CAFFE
カフェ・ド・クリエ
ルノアール, 喫茶室ルノアール
星乃珈琲店
プロント!, PRONTO!
上島珈琲店
倉式珈琲店
バーガーキング
ロッテリア
フレッシュネスバーガー
サブウェイ
なか卯
富士そば, 名代富士そば
ゆで太郎
小諸そば
リンガーハット
日高屋
幸楽苑
天丼てんや, てんや!
かつや
松のや
CoCo壱番屋, カレーハウスCoCo壱番屋
ゴーゴーカレー
やよい軒
ほっともっと
オリジン弁当, キッチンオリジン
バーミヤン
夢庵
ココス
ビッグボーイ
びっくりドンキー
ジョリーパスタ
しゃぶ葉
牛角
安楽亭
焼肉きんぐ
温野菜!
つぼ八
魚民
白木屋!
笑笑
和民!
塚田農場
磯丸水産
串カツ田中
世界の山ちゃん
元祖寿司
がってん寿司
かっぱ寿司
魚べい
銀だこ, 築地銀だこ
シャトレーゼ
銀座コージーコーナー
不二家!
ヴィ・ド・フランス
ドンク!
アンデルセン
ルートインホテルズ, ホテルルートイン
スーパーホテル
コンフォートホテル
ワシントンホテル
リッチモンドホテル
ホテルメッツ
ダイワロイネットホテル
三井ガーデンホテル
京王電鉄
小田急電鉄
東急電鉄
東京メトロ, 東京地下鉄
都営地下鉄, 東京都交通局
近畿日本鉄道
阪急電鉄
南海電鉄
JR九州, 九州旅客鉄道
JR北海道, 北海道旅客鉄道
国際自動車
帝都自動車交通
大和自動車交通
第一交通
エムケイ, MKタクシー
ナビパーク
コインパーク
エコロパーク
名鉄協商パーキング
apollostation, アポロステーション
キグナス
太陽石油, SOLATO
JA-SS
そごう
西武百貨店
松坂屋
近鉄百貨店
東武百貨店
小田急百貨店
京王百貨店
松屋銀座
ルミネ!
TOHOシネマズ
イオンシネマ
ユナイテッド・シネマ
ラウンドワン
Super Indo, Superindo, superindo.co.id
Giant Ekspres, Giant Indonesia
Lotte Mart, Lotte Mart Indonesia, lottemart.co.id
Ranch Market!, ranchmarket.co.id
Foodmart!, foodmart.co.id
Circle K, Circle K Indonesia, circlekindo.com
FamilyMart, FamilyMart Indonesia
Lawson, Lawson Indonesia
Guardian, Guardian Indonesia, guardianindonesia.co.id
Kimia Farma, Apotek Kimia Farma, kimiafarma.co.id
Apotek K-24, k24.co.id
Century Healthcare, centurystore.co.id
Matahari Department Store, Matahari!, matahari.com
Ramayana!, ramayana.co.id
Ace Hardware, Ace Hardware Indonesia, acehardware.co.id
Informa!, informa.co.id
Mitra10, mitra10.com
Electronic City, electronic-city.com
Periplus, periplus.com
Es Teler 77, esteler77.com
Hoka Hoka Bento, HokBen, hokben.co.id
Bakmi GM, bakmigm.com
Bebek Kaleyo, bebekkaleyo.com
Sederhana!, RM Sederhana
Pizza Hut, Pizza Hut Indonesia, pizzahut.co.id, PT Sarimelati Kencana
KFC, KFC Indonesia, PT Fast Food Indonesia, kfcku.com
McDonald's, McDonald's Indonesia, PT Rekso Nasional Food, mcdonalds.co.id
A&W Restoran, awrestaurants.co.id
Richeese Factory, richeesefactory.com
Yoshinoya, Yoshinoya Indonesia, yoshinoya.co.id
Marugame Udon, marugameudon.co.id
Sushi Tei, sushitei.co.id, sushitei.com
Excelso!, Excelso Coffee, excelso-coffee.com
Janji Jiwa, jiwagroup.com
Starbucks, Starbucks Indonesia, PT Sari Coffee Indonesia
Chatime, chatime.co.id, chatime.com.au
Krisna Oleh-Oleh, Krisna Bali
Coco Supermarket, Coco Mart!
Bintang Supermarket, bintangsupermarket.com
Pepito Market, pepitosupermarket.com
Pertamina, SPBU Pertamina, pertamina.com
Shell!, Shell Indonesia, shell.co.id
Garuda, Garuda Indonesia, garuda-indonesia.com
Lion Air, lionair.co.id
Citilink, citilink.co.id
Kereta Api, Kereta Api Indonesia, PT Kereta Api Indonesia, kai.id
Secure Parking, Secure Parking Indonesia, secureparking.co.id
Cinema XXI, 21cineplex.com
CGV Cinemas, cgv.id
맘스터치
롯데리아, LOTTERIA
스타벅스커피코리아
이디야커피, EDIYA COFFEE
메가커피, MEGA COFFEE, MEGA MGC COFFEE
빽다방, PAIK'S COFFEE
컴포즈커피, COMPOSE COFFEE
TOM N TOMS COFFEE, 탐앤탐스
HOLLYS COFFEE, 할리스커피
A TWOSOME PLACE
Angel-in-us Coffee, 엔제리너스
TOUS les JOURS, 뚜레쥬르
emart24, 이마트24, emart24.co.kr
No Brand, 노브랜드
OUTBACK STEAKHOUSE, 아웃백스테이크하우스, outback.co.kr
VIPS!, VIPS Korea, 빕스
Kyobo Book Centre, 교보문고
ARTBOX, 아트박스
SK에너지
S-OIL
GS칼텍스, GS Caltex
7-Eleven, 7-Eleven Korea, 7-eleven.co.kr
`
