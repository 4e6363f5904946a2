/** Chains of many countries: fashion, hotels, fuel, cars, airlines; how a line is written stands in german.ts. */
export const worldwideChains = `
H&M, H & M, H&M Hennes & Mauritz, Hennes & Mauritz, hm.com
UNIQLO, uniqlo.com
Gap!, gap.com
Levi's, levi.com
Nike!, nike.com
Adidas, adidas.com, adidas.de
Puma!, puma.com
Foot Locker, footlocker.com
The North Face, thenorthface.com
Apple Store, apple.com
Lush!, lush.com
L'Occitane, loccitane.com
The Body Shop, thebodyshop.com
Lego Store, lego.com
Muji, muji.com
Hilton, Hilton Hotel, Hilton Garden Inn, DoubleTree by Hilton, Hampton by Hilton, Hampton Inn, hilton.com
Marriott, Courtyard by Marriott, JW Marriott, Residence Inn, Fairfield Inn, marriott.com
Sheraton, Westin, sheraton.com
Hyatt, Hyatt Regency, Grand Hyatt, Hyatt Place, hyatt.com
Holiday Inn, Holiday Inn Express, ihg.com, hiexpress.com
InterContinental, Crowne Plaza, intercontinental.com
Radisson, Radisson Blu, Radisson Collection, radissonhotels.com, radissonblu.com
Best Western, bestwestern.com
NH Hotels, NH Hotel, nh-hotels.com
Accor, Sofitel, Pullman Hotel, accor.com, all.accor.com
Moxy Hotel, moxyhotels.com
citizenM, citizenm.com
Meininger Hotel, meininger-hotels.com
A&O Hostel, aohostels.com
Airbnb, airbnb.com
Comfort Inn, Quality Inn, choicehotels.com
La Quinta, Days Inn, Super 8 by Wyndham, wyndhamhotels.com
Shell!, Shell Tankstelle, Shell Station, Shell Deutschland, shell.de, shell.com
Esso!, Esso Station, Esso Tankstelle, esso.de, esso.com
BP!, BP Station, BP Connect, bp.com
TOTAL Tankstelle, TOTAL Deutschland, total.de
AVIA!, AVIA Tankstelle, avia.de, avia.ch
Q8!, q8.dk, q8.be
ENI!, eni.ch
TAMOIL, tamoil.ch, tamoil.it
Hertz!, Hertz Autovermietung, Hertz Rent a Car, hertz.com, hertz.de
Avis!, AVIS Autovermietung, Avis Rent A Car, avis.com, avis.de
Sixt, SIXT Autovermietung, Sixt GmbH & Co, sixt.de, sixt.com
Europcar, europcar.com, europcar.de
Enterprise Rent-A-Car, enterprise.com
Budget Rent a Car, budget.com
Alamo Rent A Car, alamo.com
National Car Rental, nationalcar.com
FREE NOW, free-now.com
Bolt!, Bolt Operations, bolt.eu
Eurowings, eurowings.com
KLM, klm.com
Emirates!, emirates.com
Turkish Airlines, turkishairlines.com
Wizz Air, wizzair.com
Singapore Airlines, singaporeair.com
All Nippon Airways, ana.co.jp
Japan Airlines, jal.co.jp
Cathay Pacific, cathaypacific.com
SSP, SSP Deutschland, SSP!, ssp.de
DHL!, DHL Express, dhl.de, dhl.com
UPS Store, The UPS Store, theupsstore.com
FedEx Office, fedex.com
Swarovski, swarovski.com
Rituals!, rituals.com
Haribo, haribo.com
Lindt, Lindt & Sprüngli, lindt.com, lindt.ch
Godiva, godiva.com
Haagen-Dazs, Häagen-Dazs, haagendazs.com
Ben & Jerry's, benjerry.com
Baskin Robbins, baskinrobbins.com
Domino's, dominos.co.uk, dominos.de, dominos.fr, dominos.com.au
McDonald's, McDonald's UK, mcdonalds.co.uk, mcdonalds.com.au, mcdonalds.ch, mcdonalds.at, mcdonalds.it, mcdonalds.es, mcdonalds.se
Starbucks, Starbucks Schweiz, starbucks.ch, starbucks.fr, starbucks.com.au, starbucks.se
Subway!, Subway International, subway.de, subway.co.uk, subway.com.au
KFC, KFC Deutschland, kfc.co.uk, kfc.fr, kfc.com.au
IKEA, IKEA Store, ikea.ch, ikea.at, ikea.se, ikea.fr
Lush!, Lush Cosmetics, lush.co.uk
Sunglass Hut, sunglasshut.com
Pandora!, pandora.net
Tommy Hilfiger, tommy.com
Calvin Klein, calvinklein.com
Ralph Lauren, ralphlauren.com
Lacoste, lacoste.com
Vans!, vans.com
Timberland, timberland.com
Samsonite, samsonite.com
Hugo Boss, hugoboss.com
Mandarin Oriental, mandarinoriental.com
Four Seasons Hotel, fourseasons.com
Ritz-Carlton, The Ritz-Carlton, ritzcarlton.com
Fairmont!, fairmont.com
Shangri-La, shangri-la.com
Kempinski, kempinski.com
Park Inn by Radisson, Park Inn, Park Plaza, parkinn.com
Aloft Hotel, Four Points by Sheraton, Le Méridien, W Hotel, St. Regis
Embassy Suites, Homewood Suites, Conrad Hotel, Waldorf Astoria
SpringHill Suites, TownePlace Suites, AC Hotel
Candlewood Suites, Staybridge Suites, Hotel Indigo, Kimpton
Econo Lodge, Clarion!, Sleep Inn
Ramada!, Wyndham!, Howard Johnson, Travelodge by Wyndham, wyndham.com
Motel 6, motel6.com
Hostelling, Hostelling International, hihostels.com
Generator Hostel, staygenerator.com
Thrifty Car Rental, thrifty.com
Dollar Rent A Car, dollar.com
Zipcar, zipcar.com
Tesla Supercharger, tesla.com
Ionity, ionity.eu
Lime!, li.me
Tier Mobility, tier.app
Voi Technology, voi.com
Grab!, grab.com
Cabify, cabify.com
DiDi!, didiglobal.com
Brussels Airlines, brusselsairlines.com
Austrian Airlines, austrian.com
Condor Flugdienst, condor.com
Transavia, transavia.com
airBaltic, airbaltic.com
LOT Polish Airlines, lot.com
Qatar Airways, qatarairways.com
Etihad Airways, etihad.com
AirAsia, airasia.com
Korean Air, koreanair.com
SSP UK Rail, Select Service Partner, foodtravelexperts.com
HMSHost, HMS Host, hmshost.com
Paradies Lagardère, paradieslagardere.com
Areas SAU, areas.com
Elior, elior.com
Sodexo, sodexo.com
Aramark, aramark.com
Compass Group, compass-group.com
`
