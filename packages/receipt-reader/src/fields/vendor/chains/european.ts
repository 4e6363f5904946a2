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
Rodilla, rodilla.es
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
CP - Comboios de Portugal, Comboios de Portugal, cp.pt
TAP Air Portugal, flytap.com
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
Netto Danmark, netto.dk
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
Dino Polska, marketdino.pl
Orlen, PKN ORLEN, ORLEN S.A., orlen.pl
Empik, empik.com
Rossmann Polska, rossmann.pl
Hebe!, hebe.pl
PKP Intercity, intercity.pl
Costa Coffee, costacoffee.pl, costa.co.uk, costacoffee.com
Green Caffè Nero, greencaffenero.pl
Albert Česká republika, albert.cz
BILLA Česká republika, billa.cz
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
`
