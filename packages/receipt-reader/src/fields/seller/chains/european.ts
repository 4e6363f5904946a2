/** Chains of the rest of the continent; how a line is written stands in german.ts. */
export const europeanChains = `
Carrefour, Carrefour Market, Carrefour City, Carrefour Express, Carrefour Contact, carrefour.fr, carrefour.es, carrefour.it, carrefour.be
E.Leclerc, E. LECLERC, Centre E.Leclerc, Leclerc, leclerc.fr, e-leclerc.com
Intermarché, INTERMARCHE, Intermarché Super, intermarche.com
Auchan, Auchan Supermarché, auchan.fr
Système U, Super U, Hyper U, U Express, Marché U, magasins-u.com
Monoprix, Monop', monoprix.fr
Franprix, franprix.fr
Casino Supermarchés, Géant Casino, Petit Casino, supercasino.fr
Picard, Picard Surgelés, picard.fr
Cora!, cora.fr
Biocoop, biocoop.fr
Grand Frais, grandfrais.com
Leroy Merlin, leroymerlin.fr, leroymerlin.es, leroymerlin.it, leroymerlin.com
Castorama, castorama.fr
Brico Dépôt, bricodepot.fr
Bricomarché, bricomarche.com
Boulanger!, boulanger.com
Darty, DARTY ET FILS, darty.com
Fnac, FNAC DARTY, fnac.com
Cultura!, cultura.com
Relay!, RELAY FRANCE, Lagardère Travel Retail, relay.com
Galeries Lafayette, galerieslafayette.com
Printemps!, printemps.com
Sephora, sephora.fr, sephora.com
Yves Rocher, yves-rocher.fr
Kiabi, kiabi.com
Celio, celio.com
Petit Bateau, petit-bateau.fr
Paul!, Boulangerie PAUL, paul.fr
Brioche Dorée, briochedoree.fr
La Mie Câline, lamiecaline.com
Marie Blachère, marieblachere.com
Le Pain Quotidien, lepainquotidien.com
Flunch, flunch.fr
Buffalo Grill, buffalo-grill.fr
Hippopotamus, hippopotamus.fr
Courtepaille, courtepaille.com
Quick!, quick.fr, quick.be
SNCF, SNCF Voyageurs, SNCF Connect, sncf.com, sncf-connect.com
RATP, ratp.fr
Air France, airfrance.fr, airfrance.com
TotalEnergies, Total Access, TotalEnergies Marketing, Relais Total, totalenergies.fr, total.fr
Indigo Park, parkindigo.fr
Effia, effia.com
La Poste, laposte.fr
Ibis!, ibis Hotel, Hôtel ibis, ibis Styles, ibis budget, ibis.com
Novotel, novotel.com
Mercure!, Hôtel Mercure, Mercure Hotel, mercure.com
Campanile, campanile.com
Albert Heijn, AH to go, Albert Heijn B.V., ah.nl, ah.be
Jumbo Supermarkten, jumbo.com
PLUS Supermarkt, plus.nl
Dirk van den Broek, dirk.nl
Hoogvliet, hoogvliet.com
Kruidvat, kruidvat.nl, kruidvat.be
Etos!, etos.nl
HEMA, HEMA B.V., hema.nl, hema.com
Action!, Action Nederland, Action Deutschland, action.nl, action.com
Blokker, blokker.nl
Gamma!, GAMMA Bouwmarkt, gamma.nl
Praxis!, Praxis Bouwmarkt, praxis.nl
Bol.com, bol.com
AKO!, ako.nl
La Place, laplace.com
FEBO, febo.nl
Nederlandse Spoorwegen, NS Reizigers, NS International, ns.nl
Schiphol, schiphol.nl
Colruyt, colruyt.be
Delhaize, AD Delhaize, Proxy Delhaize, delhaize.be
Louis Delhaize, louisdelhaize.be
SNCB, NMBS, belgiantrain.be, b-rail.be
Exki, exki.com
Panos!, panos.be
Esselunga, esselunga.it
Conad, CONAD City, Conad Superstore, conad.it
Coop Italia, Ipercoop, coop.it, e-coop.it
Eurospin, eurospin.it
Pam Panorama, PAM Local, pampanorama.it
MD Discount, mdspa.it
Tigotà, tigota.it
OVS!, ovs.it
Autogrill, Autogrill Italia, autogrill.it, autogrill.com
Chef Express, chefexpress.it
Trenitalia, trenitalia.com, trenitalia.it
Italo, Nuovo Trasporto Viaggiatori, NTV, italotreno.it
Telepass, telepass.it
Autostrade per l'Italia, autostrade.it
Eni Station, Agip, enistation.com, eni.com
Feltrinelli, La Feltrinelli, lafeltrinelli.it
Unieuro, unieuro.it
Poste Italiane, poste.it
Venchi, venchi.com
Mercadona, MERCADONA S.A., mercadona.es
El Corte Inglés, Supercor, Hipercor, elcorteingles.es
DIA!, Supermercados DIA, Dia Retail España, dia.es
Eroski, Eroski City, eroski.es
Consum, consum.es
Bonpreu, bonpreu.cat
Condis, condis.es
Alcampo, alcampo.es
Ahorramas, ahorramas.com
100 Montaditos, 100montaditos.com
Telepizza, telepizza.es
Rodilla!, rodilla.es
VIPS!, vips.es
Renfe, Renfe Viajeros, renfe.com, renfe.es
ALSA, alsa.es
Repsol, Campsa, Repsol Comercial, repsol.es, repsol.com
Cepsa, cepsa.es, cepsa.com
Iberia!, iberia.com
Vueling, vueling.com
Zara, ZARA ESPAÑA, zara.com
Mango!, MANGO ESPAÑA, mango.com
Massimo Dutti, massimodutti.com
Pull & Bear, pullandbear.com
Bershka, bershka.com
Stradivarius, stradivarius.com
Continente, Continente Modelo, Modelo Continente Hipermercados, continente.pt
Pingo Doce, Pingo Doce - Distribuição Alimentar, pingodoce.pt
Minipreço, minipreco.pt
Galp, Galp Energia, Petrogal, galp.com
CP - Comboios de, CP - Comboios de Portugal, Comboios de Portugal, cp.pt
TAP Air, TAP Air Portugal, flytap.com
Delta Cafés, deltacafes.pt
ICA, ICA Maxi, ICA Kvantum, ICA Supermarket, ICA Nära, Maxi ICA Stormarknad, ica.se
Coop Sverige, Stora Coop, Coop Konsum, Coop Extra, coop.se
Willys, Willys AB, willys.se
Hemköp, Hemköpskedjan, hemkop.se
City Gross, citygross.se
Systembolaget, Systembolaget AB, systembolaget.se
Pressbyrån, pressbyran.se
Apoteket, Apoteket AB, apoteket.se
Apotek Hjärtat, apotekhjartat.se
Clas Ohlson, clasohlson.com, clasohlson.se
Biltema, biltema.se, biltema.com
Åhléns, ahlens.se
Stadium!, stadium.se
Elgiganten, elgiganten.se, elgiganten.dk
NetOnNet, netonnet.se
Espresso House, espressohouse.com, espressohouse.se
Wayne's Coffee, waynescoffee.se
MAX Burgers, MAX Hamburgare, max.se
SJ!, SJ AB, sj.se
Storstockholms Lokaltrafik, sl.se
SAS Scandinavian Airlines, flysas.com
Preem, preem.se
Circle K, circlek.se, circlek.no, circlek.dk, circlek.com
OKQ8, okq8.se
St1, st1.fi, st1.se
EasyPark, EasyPark AB, easypark.se, easypark.com
Aimo Park, aimopark.se
Scandic, Scandic Hotel, Scandic Hotels, scandichotels.se, scandichotels.com
Elite Hotels, elite.se
Føtex, føtex, foetex.dk
Bilka, bilka.dk
Rema 1000, REMA 1000, rema1000.dk, rema.no
Irma!, irma.dk
SuperBrugsen, Kvickly, Dagli'Brugsen, superbrugsen.dk, coop.dk
Meny!, meny.dk, meny.no
Matas, matas.dk
Magasin du Nord, magasin.dk
Lagkagehuset, lagkagehuset.dk
Joe & The Juice, joejuice.com
Flying Tiger Copenhagen, TIGER!, flyingtiger.com
Normal!, normal.dk, normal.no
JYSK, JYSK A/S, jysk.dk, jysk.de, jysk.com
DSB!, dsb.dk
Netto!, Netto Danmark, netto.dk
Kiwi!, KIWI minipris, kiwi.no
Extra!, Coop Extra, coop.no
Joker!, joker.no
Bunnpris, bunnpris.no
Vinmonopolet, vinmonopolet.no
Narvesen, narvesen.no, narvesen.lv
Deli de Luca, delideluca.no
Kaffebrenneriet, kaffebrenneriet.no
Vy!, Vygruppen, vy.no
Ruter!, ruter.no
Flytoget, flytoget.no
Norwegian Air, norwegian.no, norwegian.com
K-Citymarket, K-Supermarket, K-Market, k-citymarket.fi, k-ruoka.fi
S-market, S market, s-kaupat.fi
Prisma!, prisma.fi
Alepa, alepa.fi
Sokos!, Sokos Hotel, sokos.fi, sokoshotels.fi
Stockmann, stockmann.com
Alko!, Alko Oy, alko.fi
R-kioski, R-Kioski, r-kioski.fi
Hesburger, hesburger.fi, hesburger.com
Robert's Coffee, robertscoffee.com
Fazer Café, fazer.fi
Finnkino, Finnkino Oy, finnkino.fi
Finnair, finnair.com
VR!, VR-Yhtymä, vr.fi
HSL!, hsl.fi
ABC!, ABC-asema, ABC-liikennemyymälä, abcasemat.fi
Neste, Neste Oil, neste.fi, neste.lv
Tokmanni, tokmanni.fi
Gigantti, gigantti.fi
Rimi, RIMI Latvia, SIA RIMI LATVIA, rimi.lv, rimi.lt, rimi.ee
Maxima, MAXIMA Latvija, SIA MAXIMA LATVIJA, maxima.lv, maxima.lt
Selver, selver.ee
Biedronka, Jeronimo Martins Polska, biedronka.pl
Żabka, Zabka Polska, ŻABKA, zabka.pl
Stokrotka, stokrotka.pl
Dino, Dino Polska, marketdino.pl
Orlen, PKN ORLEN, ORLEN S.A., orlen.pl
Empik, empik.com
Rossmann, Rossmann Polska, rossmann.pl
Hebe!, hebe.pl
PKP Intercity, intercity.pl
Costa Coffee, costacoffee.pl, costa.co.uk, costacoffee.com
Green Caffè Nero, greencaffenero.pl
Albert, Albert Česká republika, albert.cz
BILLA, BILLA Česká republika, billa.cz
Tesco Stores ČR, itesco.cz, tesco.hu
České dráhy, cd.cz
MOL!, MOL Nyrt, mol.hu
CBA!, cba.hu
MÁV-START, mav-start.hu
Konzum, konzum.hr
INA!, ina.hr
Mercator, mercator.si
Petrol d.d., petrol.si
Mega Image, mega-image.ro
Sklavenitis, sklavenitis.gr
Duty Free Gebr. Heinemann, Gebr. Heinemann, Heinemann Duty Free, heinemann-dutyfree.com, heinemann-shop.com
Dufry, World Duty Free, worlddutyfree.com, dufry.com
Match Supermarché, supermarchesmatch.fr
Naturalia, naturalia.fr
La Vie Claire, lavieclaire.com
Truffaut, truffaut.com
Gifi, gifi.fr
Jardiland, jardiland.com
Maisons du Monde, maisonsdumonde.com
Nature & Découvertes, natureetdecouvertes.com
Go Sport, go-sport.com
Marionnaud, marionnaud.fr
Nocibé, nocibe.fr
Jules!, jules.com
Etam!, etam.com
Promod, promod.fr
Pimkie, pimkie.fr
Gémo, gemo.fr
La Halle!, lahalle.com
Zeeman, zeeman.com
Columbus Café, columbuscafe.com
Pomme de Pain, pommedepain.fr
La Croissanterie, lacroissanterie.fr
Class'croute, classcroute.com
Big Fernand, bigfernand.com
Bistro Régent, bistro-regent.fr
Léon de Bruxelles, leon-de-bruxelles.fr
Del Arte, Pizza Del Arte, delarte.fr
La Pataterie, lapataterie.com
Bagelstein, bagelstein.com
O'Tacos, o-tacos.com
Ladurée, laduree.fr
Pierre Hermé, pierreherme.com
Bouillon Chartier, bouillon-chartier.com
Kyriad, kyriad.com
B&B Hôtels, B&B Hotel, hotel-bb.com
Première Classe, premiereclasse.com
Ouigo, ouigo.com
Saemes, saemes.fr
Vinci Autoroutes, vinci-autoroutes.com
Sanef, sanef.com
G7 Taxi, g7.fr
UGC!, ugc.fr
Pathé, pathe.fr
Gaumont, cinemasgaumontpathe.com
Iper La Grande I, iper.it
Bennet!, bennet.com
Il Gigante, ilgigante.net
Tigros, tigros.it
Despar, despar.it
Todis, todis.it
Penny Market, Penny Market Italia, pennymarket.it
In's Mercato, insmercato.it
Lidl, Lidl Italia, lidl.it
Tigre!, supermercatitigre.com
Naturasì, naturasi.it
Acqua & Sapone, acquaesapone.it
Upim, upim.com
Coin!, coin.it
La Rinascente, rinascente.it
Mondadori, mondadoristore.it
Old Wild West, oldwildwest.it
Roadhouse Restaurant, roadhouse.it
Rossopomodoro, rossopomodoro.it
La Piadineria, lapiadineria.it
Spontini, pizzeriaspontini.it
Alice Pizza, alicepizza.it
Grom!, grom.it
Amorino, amorino.com
Spizzico, spizzico.it
My Chef, mychef.it
Sarni Ristorazione, sarni.it
IP Gruppo API, gruppoapi.com
Q8!, Q8 Italia, q8.it
ATM Milano, atm.it
ATAC, atac.roma.it
ACTV, actv.it
Trenord, trenord.it
Saba Parking, saba.es, sabait.it
Burger King, Burger King Sverige, burgerking.se
Sibylla, sibylla.se
Vete-Katten, vetekatten.se
Lidl, Lidl Sverige, lidl.se
Tempo!, tempo.se
Handlar'n, handlarn.se
Kjell & Company, kjell.com
Webhallen, webhallen.com
Dressmann, dressmann.com
Lindex, lindex.com
KappAhl, kappahl.com
Kronans Apotek, kronansapotek.se
Lloyds Apotek, lloydsapotek.se
Jula!, jula.se, jula.no
Rusta!, rusta.com
ÖoB, oob.se
Akademibokhandeln, akademibokhandeln.se
Taxi Stockholm, taxistockholm.se
Taxi Kurir, taxikurir.se
Sverigetaxi, sverigetaxi.se
Arlanda Express, arlandaexpress.se
Ingo!, ingo.se
Qstar, qstar.se
Skånetrafiken, skanetrafiken.se
Västtrafik, vasttrafik.se
Nobis Hotel, nobishotel.se
Clarion Hotel, Quality Hotel, Comfort Hotel, nordicchoicehotels.com, strawberry.se
SPAR!, Spar Norge, spar.no
Coop Mega, Coop Prix, Coop Obs, obs.no
Power!, power.no, power.dk, power.fi
Elkjøp, elkjop.no
Europris, europris.no
Apotek 1, apotek1.no
Boots Apotek, boots.no
Vitusapotek, vitusapotek.no
Starbucks, Starbucks Norge, starbucks.no
Espresso House, Espresso House Norge, espressohouse.no
Peppes Pizza, peppes.no
Egon!, egon.no
Burger King, Burger King Norge, burgerking.no
Esso!, Esso Norge, esso.no
YX!, yx.no
Uno-X, unox.no, unox.dk
Oslo Taxi, oslotaxi.no
Thon Hotels, Thon Hotel, thonhotels.no
Widerøe, wideroe.no
Fakta!, fakta.dk
365discount, 365discount.coop.dk
Løvbjerg, lovbjerg.dk
Lidl, Lidl Danmark, lidl.dk
ABC Lavpris, abclavpris.dk
Silvan!, silvan.dk
Imerco, imerco.dk
Illum!, illum.dk
Bog & Idé, bog-ide.dk
Harald Nyborg, harald-nyborg.dk
Sticks'n'Sushi, sticksnsushi.com
Emmerys, emmerys.dk
Baresso, baresso.com
Sunset Boulevard, sunset-boulevard.dk
OK Plus!, ok.dk
Shell!, Shell Danmark, shellservice.dk
Dantaxi, dantaxi.dk
Rejsekort, rejsekort.dk
Movia!, moviatrafik.dk
Lidl, Lidl Suomi, lidl.fi
Sale!, sale.fi
Kotipizza, kotipizza.fi
Rax Pizzabuffet, rax.fi
Amarillo!, amarillo.fi
Rosso!, rosso.fi
Fafa's, fafas.fi
Subway!, Subway Suomi, subway.fi
Picnic!, picnic.fi
Suomalainen Kirjakauppa, suomalainen.com
Verkkokauppa.com, verkkokauppa.com
Motonet, motonet.fi
Clas Ohlson, Clas Ohlson Suomi, clasohlson.fi
Yliopiston Apteekki, yliopistonapteekki.fi
Scandic, Scandic Suomi, scandichotels.fi
Taksi Helsinki, taksihelsinki.fi
Teboil, teboil.fi
Matkahuolto, matkahuolto.fi
Carrefour, Carrefour Polska, carrefour.pl
Lewiatan!, lewiatan.pl
Media Expert, mediaexpert.pl
Pizza Hut, Pizza Hut Polska, pizzahut.pl
Sphinx!, sphinx.pl
Lotos!, lotos.pl
Kolporter, kolporter.com.pl
Lidl, Lidl Polska, lidl.pl
Kaufland, Kaufland Polska, kaufland.pl
Lidl, Lidl Česká republika, lidl.cz
Penny Market, Penny Market Česká republika, penny.cz
Ocado!, ocado.com
Lidl, Lidl France, lidl.fr
ALDI Marché, aldi.fr
Lidl, Lidl España, lidl.es
Burger King, Burger King España, burgerking.es
Goiko, goiko.com
La Tagliatella, latagliatella.es
Foster's Hollywood, fostershollywood.es
Llaollao, llaollao.com
Granier, pansgranier.com
Pans & Company, pansandcompany.com
Caprabo, caprabo.com
Froiz, froiz.com
Gadis, gadisa.es
Hipercor, hipercor.es
Bricomart, bricomart.es
Aena!, aena.es
Lidl, Lidl Portugal, lidl.pt
Auchan, Auchan Portugal, auchan.pt
Padaria Portuguesa, A Padaria Portuguesa, apadariaportuguesa.pt
Wells!, wells.pt
Worten, worten.pt
Via Verde, viaverde.pt
Brisa!, brisa.pt
`
