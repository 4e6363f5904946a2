/**
 * Chains of Germany, Austria and Switzerland. One a line: the usual name, then other names it prints (brands of
 * its shops, its firms) and its web addresses. A "!" marks a name that is also a word: it must stand alone.
 */
export const germanChains = `
REWE, REWE Markt, REWE City, REWE Center, REWE To Go, REWE Markt GmbH, rewe.de
EDEKA, EDEKA Markt, E center, E neukauf, E aktiv markt, nah und gut, EDEKA Handelsgesellschaft, edeka.de
Kaufland, Kaufland Warenhandel, Kaufland Dienstleistung, Kaufland Vertrieb, kaufland.de
Lidl, Lidl Vertriebs, Lidl Dienstleistung, Lidl Österreich, Lidl Schweiz, lidl.de, lidl.at, lidl.ch
ALDI, ALDI SÜD, ALDI Nord, ALDI Suisse, aldi-sued.de, aldi-nord.de, aldi.de, aldi-suisse.ch
PENNY!, PENNY Markt, PENNY-MARKT GmbH, Penny Market, penny.de, penny.at
Netto!, Netto Marken-Discount, Netto Marken Discount AG, Netto ApS, netto-online.de, netto.de
NORMA!, NORMA Lebensmittel, NORMA Lebensmittelfilialbetrieb, norma-online.de
real!, real GmbH, real SB-Warenhaus, real.de
Marktkauf, marktkauf.de
Globus!, GLOBUS SB-Warenhaus, GLOBUS Handelshof, globus.de
famila, famila Handelsmarkt, famila.de
tegut, tegut gute Lebensmittel, tegut.com
HIT!, HIT Handelsgruppe, hit.de
V-Markt, v-markt.de
Combi!, combi.de
Alnatura, Alnatura Produktions, alnatura.de
denns BioMarkt, denn's Biomarkt, denns-biomarkt.de, biomarkt.de
dm!, dm-drogerie markt, dm drogerie markt GmbH, dm.de, dm.at
Rossmann, Dirk Rossmann, Dirk Rossmann GmbH, rossmann.de
Müller!, Müller Handels, Müller Handels GmbH, Müller Drogeriemarkt, mueller.de
Budnikowsky, budni, budni.de
BIPA, bipa.at
OBI!, OBI Bau- und Heimwerkermarkt, OBI GmbH, OBI Markt, obi.de, obi.at
BAUHAUS, BAUHAUS GmbH, BAUHAUS AG, bauhaus.info
HORNBACH, HORNBACH Baumarkt, hornbach.de, hornbach.at, hornbach.ch
toom Baumarkt, toom!, toom.de
hagebaumarkt, hagebau, hagebau.de
Hellweg, HELLWEG Die Profi-Baumärkte, hellweg.de
Raiffeisen-Markt, raiffeisenmarkt.de
Dehner, Dehner Garten-Center, dehner.de
Fressnapf, fressnapf.de
MediaMarkt, Media Markt, Media Markt TV-HiFi-Elektro, mediamarkt.de, mediamarkt.at, mediamarkt.ch
Saturn!, Saturn Electro, Saturn Techno, saturn.de
expert!, expert.de
EURONICS, euronics.de
Conrad Electronic, Conrad!, conrad.de
Cyberport, cyberport.de
Gravis, gravis.de
IKEA, IKEA Deutschland, IKEA Deutschland GmbH, ikea.com, ikea.de
Thalia, Thalia Bücher, Thalia Universitätsbuchhandlung, thalia.de, thalia.at, thalia.ch
Hugendubel, hugendubel.de
Galeria, GALERIA Karstadt Kaufhof, Galeria Kaufhof, KARSTADT, galeria.de
Peek & Cloppenburg, Peek&Cloppenburg, peek-cloppenburg.de
C&A!, C&A Mode, C & A, c-a.com, c-and-a.com
KiK!, KiK Textilien, KiK Textilien und Non-Food, kik.de
TAKKO FASHION, Takko, takko.com
Ernsting's family, ernstings-family.de
NKD!, nkd.com
Deichmann, Deichmann SE, deichmann.com
TEDi, TEDi GmbH, tedi.com
Woolworth, woolworth.de
Tchibo, Tchibo GmbH, tchibo.de
Depot!, depot-online.de
NANU-NANA, nanu-nana.de
McPaper, mcpaper.de
DECATHLON, Decathlon Deutschland, decathlon.de, decathlon.fr, decathlon.com
INTERSPORT, intersport.de
SportScheck, sportscheck.com
Douglas!, Parfümerie Douglas, douglas.de
Fielmann, fielmann.de
Apollo-Optik, apollo.de
BackWerk, back-werk.de
Kamps, Kamps GmbH, kamps.de
Ditsch, Brezelbäckerei Ditsch, ditsch.de
LE CROBAG, le-crobag.de
Nordsee!, NORDSEE GmbH, nordsee.com
Vapiano, vapiano.com
L'Osteria, losteria.net
Block House, block-house.de
Hans im Glück, hansimglueck-burgergrill.de
dean&david, dean & david, deananddavid.de
Einstein Kaffee, einstein-kaffee.de
Aral, ARAL AG, Aral Tankstelle, aral.de
JET!, JET Tankstelle, jet.de, jet-tankstellen.de
Sanifair, SANIFAIR GmbH, sanifair.de
Tank & Rast, Autobahn Tank & Rast, tank.rast.de
Deutsche Bahn, DB Vertrieb, DB Fernverkehr, DB Regio, DB Vertrieb GmbH, bahn.de
FlixBus, Flix SE, flixbus.de, flixbus.com
APCOA, APCOA PARKING, APCOA Deutschland, apcoa.de, apcoa.com
Contipark, contipark.de
Q-Park, q-park.de, q-park.nl, q-park.co.uk
Deutsche Post, Deutsche Post AG, deutschepost.de
Lufthansa, Deutsche Lufthansa, lufthansa.com
Motel One, motel-one.com
Maritim Hotel, maritim.de
BILLA, BILLA AG, BILLA PLUS, billa.at
HOFER, HOFER KG, hofer.at
MERKUR Markt, merkurmarkt.at
INTERSPAR, Interspar GmbH, interspar.at
EUROSPAR, spar.at
SPAR!, SPAR Markt, SPAR Express, SPAR Österreichische Warenhandels, spar.ch
MPREIS, mpreis.at
LIBRO!, LIBRO Handels, libro.at
ÖBB, ÖBB-Personenverkehr, oebb.at
Wiener Linien, wienerlinien.at
Ströck, Ströck-Brot, stroeck.at
Der Mann, dermann.at
Anker!, Ankerbrot, ankerbrot.at
OMV!, OMV Downstream, omv.com, omv.at
Turmöl, turmoel.at
Migros, Migros Genossenschaft, Genossenschaft Migros, MIGROS Zürich, MMM Migros, Migrolino, migros.ch
Coop, Coop Genossenschaft, Coop City, Coop Pronto, Coop Vitality, Coop Restaurant, coop.ch
Denner, Denner AG, denner.ch
Volg, Volg Detailhandels, Dorfladen Volg, volg.ch
Manor, Manor AG, manor.ch
Globus Warenhaus, Magazine zum Globus, globus.ch
Landi, LANDI!, landi.ch
JUMBO!, Jumbo Markt, JUMBO-Markt AG, jumbo.ch
Interdiscount, interdiscount.ch
Dipl. Ing. Fust, Fust!, fust.ch
Orell Füssli, orellfuessli.ch
k kiosk, Valora Schweiz, kkiosk.ch
Press & Books, avec., avec!, avec.ch
Brezelkönig, brezelkoenig.ch
Tibits, tibits.ch
Sprüngli, Confiserie Sprüngli, spruengli.ch
SBB CFF FFS, SBB, SBB AG, Schweizerische Bundesbahnen, sbb.ch
BLS!, BLS AG, bls.ch
PostAuto, PostAuto AG, postauto.ch
Die Post!, Post CH AG, Die Schweizerische Post, post.ch
Swisscom, swisscom.ch
SWISS!, Swiss International Air Lines, swiss.com
Migrol, Migrol AG, migrol.ch
AGROLA, agrola.ch
TopCC, topcc.ch
Prodega, prodega.ch
SportXX, sportxx.ch
Ochsner Sport, ochsnersport.ch
Amavita, amavita.ch
Sun Store, sunstore.ch
Nahkauf, nahkauf.de
famila, Famila Nordost, famila-nordost.de
Roller!, roller.de
POCO Einrichtungsmarkt, POCO!, poco.de
XXXLutz, xxxlutz.de, xxxlutz.at
mömax, moemax.de
Höffner, hoeffner.de
Sonderpreis Baumarkt, sonderpreis-baumarkt.de
JAWOLL, jawoll.de
Mäc-Geiz, mac-geiz.de
New Yorker, newyorker.de
s.Oliver, soliver.de
Tally Weijl, tally-weijl.com
Görtz, goertz.de
Reno!, reno.de
Christ Juweliere, christ.de
Bijou Brigitte, bijou-brigitte.com
basic Bio, basicbio.de
Bio Company, biocompany.de
Reformhaus Bacher, reformhaus-bacher.de
EDEKA, Edeka Zentrale, edeka-zentrale.de
Wiener Feinbäckerei, heberer.de
Steinecke, steinecke.de
Junge Die Bäckerei, jb.de
Schäfer's, schaefers-brot.de
Coffee Fellows, coffee-fellows.com
Starbucks, Starbucks Deutschland
Peter Pane, peterpane.de
Maredo, maredo.de
Alex!, dein-alex.de
Hofbräuhaus!, hofbraeuhaus.de
Wiener Wald!, wienerwald.de
star Tankstelle, star.de
HEM Tankstelle, HEM!, hem-tankstelle.de
Westfalen Tankstelle, westfalen.com
Agip, Agip Deutschland, agip.de
Classic Tankstelle, classic-tankstellen.de
OIL! Tankstelle, oil-tankstellen.de
Serways, serways.de
BVG!, Berliner Verkehrsbetriebe, bvg.de
HVV!, hvv.de
MVG!, mvg.de
RMV!, rmv.de
VVS!, vvs.de
KVB!, kvb.koeln
Hamburger Hochbahn, hochbahn.de
Taxi Berlin, taxi-berlin.de
Flughafen München, munich-airport.de
Fraport, fraport.de
Steigenberger, steigenberger.com
Leonardo Hotel, leonardo-hotels.com
Dorint, dorint.com
prizeotel, prizeotel.com
Premier Inn, PREMIER INN Deutschland, premierinn.de
CinemaxX, cinemaxx.de
CineStar, cinestar.de
UCI Kinowelt, uci-kinowelt.de
Müller!, Müller Österreich, mueller.at
dm drogerie markt, dm drogerie markt Österreich
Spar Gourmet, spar-gourmet.at
Unimarkt, unimarkt.at
Nah & Frisch, nahundfrisch.at
Adeg, adeg.at
Trafik!, mvg.at
kika, kika.at
Leiner!, leiner.at
baumax, baumax.at
Felber!, felberbrot.at
Aida Café, aida.at
Vapiano, Vapiano Österreich, vapiano.at
Schnitzelhaus, schnitzelhaus.at
Akakiko, akakiko.at
Landzeit, landzeit.at
Rosenberger!, rosenberger.cc
Westbahn, westbahn.at
Asfinag, asfinag.at
Best in Parking, bestinparking.at
SPAR!, Spar Supermarkt, SPAR Handels AG
Migros, Migros Restaurant, Migros Take Away, Migros Bank, migros-gastronomie.ch
Coop Bau+Hobby, bauundhobby.ch
Coop, Coop Pronto AG, coop-pronto.ch
Coop, Coop Mineraloel, coop-mineraloel.ch
Import Parfumerie, importparfumerie.ch
Loeb!, loeb.ch
Jelmoli, jelmoli.ch
Bongénie, bongenie-grieder.ch
Payot Libraire, payot.ch
Ex Libris, exlibris.ch
MediaMarkt, MediaMarkt Schweiz
Digitec, digitec.ch
Galaxus, galaxus.ch
Micasa!, micasa.ch
Pfister!, pfister.ch
Conforama, conforama.ch
OBI!, OBI Schweiz, obi.ch
Athleticum, athleticum.ch
Transa!, transa.ch
Vögele Shoes, voegele-shoes.com
Dosenbach, dosenbach.ch
Tally Weijl, Tally Weijl Schweiz
Benu Apotheke, benu.ch
Coop, Coop Vitality AG, coopvitality.ch
TopPharm, toppharm.ch
Molino!, Ristorante Molino, molino.ch
Hiltl, hiltl.ch
Not Guilty, notguilty.ch
Holy Cow, holycow.ch
SV Group, SV (Schweiz) AG, sv-group.ch
ZFV-Unternehmungen, ZFV, zfv.ch
Compass Group, Compass Group Schweiz, compass-group.ch
Eldora, eldora.ch
Autogrill, Autogrill Schweiz, autogrill.ch
Marché Restaurants, Marché!, marche-restaurants.com
Mövenpick, moevenpick.com
Zürcher Verkehrsverbund, ZVV, zvv.ch
VBZ!, Verkehrsbetriebe Zürich, vbz.ch
BERNMOBIL, bernmobil.ch
TPG!, Transports publics genevois, tpg.ch
Transports publics de la région lausannoise, t-l.ch
Rhätische Bahn, rhb.ch
Matterhorn Gotthard Bahn, mgbahn.ch
Jungfraubahnen, jungfrau.ch
Zentralbahn, zentralbahn.ch
Parking Zürich, parkingzuerich.ch
Socar, SOCAR Energy Switzerland, socarenergy.ch
Ruedi Rüssel, ruedi-ruessel.ch
Swissôtel, swissotel.com
`
