/** Chains of Britain, Ireland, North America, Australia and New Zealand; how a line is written stands in german.ts. */
export const englishChains = `
Tesco, TESCO Express, TESCO Extra, TESCO Metro, TESCO Stores Ltd, Tesco Stores Limited, tesco.com
Sainsbury's, Sainsbury's Local, Sainsbury's Supermarkets, J Sainsbury, sainsburys.co.uk
ASDA, ASDA Stores Ltd, asda.com
Morrisons, Wm Morrison, Wm Morrison Supermarkets, morrisons.com
Waitrose, Waitrose & Partners, waitrose.com
Marks & Spencer, M&S, Marks and Spencer, M&S Simply Food, marksandspencer.com
Co-op Food, The Co-operative Food, Co-operative Group, coop.co.uk
Iceland!, Iceland Foods, iceland.co.uk
Boots!, Boots UK, Boots UK Limited, Boots The Chemists, boots.com
Superdrug, Superdrug Stores, superdrug.com
WHSmith, WH Smith, W H Smith, WHSmith Travel, whsmith.co.uk
Waterstones, waterstones.com
Primark, Primark Stores, primark.com
John Lewis, John Lewis & Partners, johnlewis.com
Next!, Next Retail, next.co.uk
Argos, argos.co.uk
Currys, Currys PC World, currys.co.uk
B&Q, B&Q plc, diy.com
Screwfix, screwfix.com
Wilko, wilko.com
Poundland, poundland.co.uk
Holland & Barrett, hollandandbarrett.com
Pret A Manger, PRET A MANGER, Pret, pret.co.uk, pret.com
Greggs, Greggs plc, greggs.co.uk
Caffè Nero, Caffe Nero, caffenero.com
Gail's, GAIL's Bakery, gailsbread.co.uk
Itsu, itsu.com
Wagamama, wagamama.com
Nando's, Nandos, nandos.co.uk
Pizza Express, PizzaExpress, pizzaexpress.com
Dishoom, dishoom.com
Leon!, LEON Restaurants, leon.co
Yo! Sushi, yosushi.com
Five Guys, fiveguys.com, fiveguys.co.uk
Wetherspoon, J D Wetherspoon, JD Wetherspoon, jdwetherspoon.com
Premier Inn, premierinn.com
Travelodge, travelodge.co.uk
Transport for London, TfL, tfl.gov.uk
Great Western Railway, gwr.com
LNER, lner.co.uk
Trainline, thetrainline.com
Heathrow Express, heathrowexpress.com
NCP!, National Car Parks, ncp.co.uk
RingGo, ringgo.co.uk
Harrods, harrods.com
Selfridges, selfridges.com
British Airways, britishairways.com, ba.com
easyJet, easyjet.com
Ryanair, ryanair.com
Dunnes Stores, dunnesstores.com
SuperValu, supervalu.ie
Centra!, centra.ie
Applegreen, applegreen.ie, applegreenstores.com
Supermac's, supermacs.ie
Aer Lingus, aerlingus.com
Walmart, WAL*MART, WAL-MART, Walmart Supercenter, walmart.com
Target!, target.com
Costco, Costco Wholesale, costco.com, costco.ca
Kroger, kroger.com
Safeway, safeway.com
Albertsons, albertsons.com
Publix, Publix Super Markets, publix.com
Whole Foods Market, Whole Foods, wholefoodsmarket.com
Trader Joe's, traderjoes.com
Wegmans, wegmans.com
H-E-B, HEB, heb.com
Meijer, meijer.com
Giant Eagle, gianteagle.com
Food Lion, foodlion.com
Stop & Shop, stopandshop.com
ShopRite, shoprite.com
Sprouts Farmers Market, sprouts.com
Winn-Dixie, winndixie.com
Ralphs, ralphs.com
Vons, vons.com
Fred Meyer, fredmeyer.com
Hannaford, hannaford.com
WinCo Foods, wincofoods.com
Sam's Club, samsclub.com
BJ's Wholesale Club, bjs.com
Dollar Tree, dollartree.com
Dollar General, dollargeneral.com
Family Dollar, familydollar.com
CVS, CVS/pharmacy, CVS Pharmacy, cvs.com
Walgreens, walgreens.com
Rite Aid, riteaid.com
Duane Reade, duanereade.com
The Home Depot, Home Depot, homedepot.com, homedepot.ca
Lowe's, Lowe's Home Centers, lowes.com
Ace Hardware, acehardware.com
Menards, menards.com
Best Buy, bestbuy.com, bestbuy.ca
Staples!, staples.com, staples.ca
Office Depot, OfficeMax, officedepot.com
Micro Center, microcenter.com
Barnes & Noble, barnesandnoble.com, bn.com
Macy's, macys.com
Nordstrom, Nordstrom Rack, nordstrom.com
Bloomingdale's, bloomingdales.com
JCPenney, jcpenney.com
Kohl's, kohls.com
T.J. Maxx, TJ Maxx, TJMAXX, tjmaxx.com
Marshalls, marshalls.com
Ross Dress for Less, rossstores.com
Old Navy, oldnavy.com
Banana Republic, bananarepublic.com
Victoria's Secret, victoriassecret.com
Bath & Body Works, bathandbodyworks.com
Michaels!, michaels.com
Petco, petco.com
PetSmart, petsmart.com
REI!, rei.com
Dick's Sporting Goods, dickssportinggoods.com
7-Eleven, 7 ELEVEN, 7-11, 7-eleven.com, 7eleven.com.au, 7-eleven.dk
Wawa, wawa.com
Sheetz, sheetz.com
QuikTrip, quiktrip.com
Speedway, speedway.com
Chevron, chevron.com
Exxon, ExxonMobil, exxon.com
Mobil!, mobil.com
Texaco, texaco.com
Sunoco, sunoco.com
Valero, valero.com
Arco!, ARCO ampm, arco.com
Love's Travel Stops, loves.com
Pilot Travel Center, pilotflyingj.com
McDonald's, McDONALDS, McDonald´s, mcdonalds.com, mcdonalds.de, mcdonalds.fr
Burger King, BURGER KING Deutschland, burgerking.de, burgerking.fr, bk.com
KFC, Kentucky Fried Chicken, kfc.com, kfc.de
Subway!, SUBWAY Restaurant, subway.com
Wendy's, wendys.com
Taco Bell, tacobell.com
Chick-fil-A, Chick fil A, chick-fil-a.com
Chipotle, Chipotle Mexican Grill, chipotle.com
Panera Bread, panerabread.com
Panda Express, pandaexpress.com
In-N-Out Burger, IN-N-OUT, in-n-out.com
Shake Shack, shakeshack.com
Jack in the Box, jackinthebox.com
Sonic Drive-In, sonicdrivein.com
Arby's, arbys.com
Popeyes, popeyes.com
Dairy Queen, dairyqueen.com
Domino's Pizza, Domino's, dominos.com
Pizza Hut, pizzahut.com
Papa John's, papajohns.com
Little Caesars, littlecaesars.com
Dunkin' Donuts, Dunkin', dunkindonuts.com, dunkin.com
Starbucks, Starbucks Coffee, STARBUCKS Store, starbucks.com, starbucks.de, starbucks.co.uk
Peet's Coffee, peets.com
Tim Hortons, timhortons.ca, timhortons.com
The Coffee Bean & Tea Leaf, coffeebean.com
Blue Bottle Coffee, bluebottlecoffee.com
Krispy Kreme, krispykreme.com
Jamba Juice, jamba.com
Sweetgreen, sweetgreen.com
Potbelly, potbelly.com
Jimmy John's, jimmyjohns.com
Jersey Mike's, jerseymikes.com
Firehouse Subs, firehousesubs.com
Applebee's, applebees.com
Chili's Grill & Bar, Chili's, chilis.com
Olive Garden, olivegarden.com
Red Lobster, redlobster.com
Outback Steakhouse, outback.com
Texas Roadhouse, texasroadhouse.com
LongHorn Steakhouse, longhornsteakhouse.com
The Cheesecake Factory, Cheesecake Factory, thecheesecakefactory.com
P.F. Chang's, pfchangs.com
California Pizza Kitchen, cpk.com
Buffalo Wild Wings, buffalowildwings.com
TGI Fridays, T.G.I. Friday's, tgifridays.com
Ruby Tuesday, rubytuesday.com
Red Robin, redrobin.com
Cracker Barrel, crackerbarrel.com
Denny's, dennys.com
IHOP, ihop.com
Waffle House, wafflehouse.com
Hooters, hooters.com
Hard Rock Cafe, hardrock.com
Benihana, benihana.com
Ruth's Chris, ruthschris.com
Morton's Steakhouse, mortons.com
Uber, uber.com
Lyft, lyft.com
Amtrak, amtrak.com
Greyhound, greyhound.com
Delta Air Lines, delta.com
United Airlines, united.com
American Airlines, aa.com
Southwest Airlines, southwest.com
JetBlue, jetblue.com
Air Canada, aircanada.com
WestJet, westjet.com
VIA Rail, VIA Rail Canada, viarail.ca
Hudson News, hudsongroup.com
Loblaws, loblaws.ca
Real Canadian Superstore, realcanadiansuperstore.ca
Sobeys, sobeys.com
Metro Inc., metro.ca
Shoppers Drug Mart, shoppersdrugmart.ca
Canadian Tire, canadiantire.ca
Petro-Canada, petro-canada.ca
LCBO, lcbo.com
Dollarama, dollarama.com
Indigo Books, chapters.indigo.ca
Woolworths, Woolworths Supermarket, woolworths.com.au
Coles, Coles Supermarkets, coles.com.au
Kmart, kmart.com.au
Bunnings, Bunnings Warehouse, bunnings.com.au
Big W, bigw.com.au
Officeworks, officeworks.com.au
JB Hi-Fi, jbhifi.com.au
Chemist Warehouse, chemistwarehouse.com.au
Dan Murphy's, danmurphys.com.au
BWS, bws.com.au
Myer, myer.com.au
David Jones, davidjones.com
Hungry Jack's, hungryjacks.com.au
Red Rooster, redrooster.com.au
Guzman y Gomez, guzmanygomez.com.au
Grill'd, grilld.com.au
Gloria Jean's Coffees, gloriajeanscoffees.com.au
Muffin Break, muffinbreak.com.au
Ampol, Caltex, ampol.com.au, caltex.com.au
Qantas, qantas.com
Virgin, Virgin Australia, virginaustralia.com
Wilson Parking, wilsonparking.com.au
Secure Parking, secureparking.com.au
Countdown!, countdown.co.nz
New World Supermarket, newworld.co.nz
PAK'nSAVE, paknsave.co.nz
The Warehouse, thewarehouse.co.nz
Air New Zealand, airnewzealand.co.nz
Franco Manca, francomanca.co.uk
Honest Burgers, honestburgers.co.uk
Byron Burger, byron.co.uk
Zizzi, zizzi.co.uk
ASK Italian, askitalian.co.uk
Prezzo!, prezzo.co.uk
Bella, Bella Italia, bellaitalia.co.uk
Carluccio's, carluccios.com
Côte Brasserie, Cote Brasserie, cote.co.uk, cote-restaurants.co.uk
Bill's Restaurant, bills-website.co.uk
The Ivy!, theivy.co.uk
Caffè Concerto, Caffe Concerto, caffeconcerto.co.uk
Le Relais de Venise, relaisdevenise.com
Flat Iron!, flatironsteak.co.uk
Hawksmoor, thehawksmoor.com
Shake Shack, Shake Shack UK, shakeshack.co.uk
Wasabi!, wasabi.uk.com
Busaba, busaba.com
Giggling Squid, gigglingsquid.com
Pho Cafe, phocafe.co.uk
Rosa's Thai, rosasthai.com
Ole & Steen, oleandsteen.co.uk
Black Sheep Coffee, blacksheepcoffee.co.uk
Benugo, benugo.com
Crussh, crussh.com
Patisserie Valerie, patisserie-valerie.co.uk
Gourmet Burger Kitchen, gbk.co.uk
Turtle Bay!, turtlebay.co.uk
Las Iguanas, iguanas.co.uk
Harvester!, harvester.co.uk
Toby Carvery, tobycarvery.co.uk
Nicholson's Pubs, nicholsonspubs.co.uk
Fuller's, fullers.co.uk
Greene King, greeneking.co.uk
Brewdog, brewdog.com
Slug & Lettuce, slugandlettuce.co.uk
All Bar One, allbarone.co.uk
Upper Crust, uppercrust.co.uk
Welcome Break, welcomebreak.co.uk
Moto Hospitality, moto-way.com
Costcutter, costcutter.co.uk
Londis, londis.co.uk
Budgens, budgens.co.uk
Nisa Local, nisalocally.co.uk
McColl's, mccolls.co.uk
Ryman!, ryman.co.uk
Robert Dyas, robertdyas.co.uk
Timpson!, timpson.co.uk
Card Factory, cardfactory.co.uk
Paperchase, paperchase.com
Foyles, foyles.co.uk
Blackwell's, blackwells.co.uk
TK Maxx, T.K. Maxx, tkmaxx.com, tkmaxx.de
Sports Direct, sportsdirect.com
JD Sports, jdsports.co.uk
Halfords, halfords.com
Fortnum & Mason, fortnumandmason.com
Liberty London, libertylondon.com
Odeon!, odeon.co.uk
Cineworld, cineworld.co.uk
Vue Cinema, Vue Entertainment, myvue.com
Everyman Cinema, everymancinema.com
Picturehouse, picturehouses.com
Avanti West Coast, avantiwestcoast.co.uk
South Western Railway, southwesternrailway.com
Southeastern Railway, southeasternrailway.co.uk
Greater Anglia, greateranglia.co.uk
ScotRail, scotrail.co.uk
CrossCountry Trains, crosscountrytrains.co.uk
Gatwick Express, gatwickexpress.com
Stansted Express, stanstedexpress.com
Eurostar, eurostar.com
National Express, nationalexpress.com
Stagecoach, stagecoachbus.com
Addison Lee, addisonlee.com
JustPark, justpark.com
PayByPhone, paybyphone.co.uk, paybyphone.com
Hotel du Vin, hotelduvin.com
Malmaison, malmaison.com
Insomnia Coffee, insomnia.ie
SPAR!, Spar Ireland, spar.ie
Circle K, Circle K Ireland, circlek.ie
Bewley's, bewleys.com
Carl's Jr, carlsjr.com
Hardee's, hardees.com
Whataburger, whataburger.com
Culver's, culvers.com
White Castle, whitecastle.com
Church's Chicken, Church's Texas Chicken, churchs.com
Bojangles, bojangles.com
Zaxby's, zaxbys.com
Raising Cane's, raisingcanes.com
Wingstop, wingstop.com
El Pollo Loco, elpolloloco.com
Del Taco, deltaco.com
Qdoba, qdoba.com
Moe's Southwest Grill, moes.com
Noodles & Company, noodles.com
Smashburger, smashburger.com
Steak 'n Shake, steaknshake.com
Perkins!, perkinsrestaurants.com
Bob Evans, bobevans.com
Golden Corral, goldencorral.com
Pappadeaux Seafood Kitchen, Pappadeaux, pappadeaux.com
Pappasito's Cantina, pappasitos.com
Bonefish Grill, bonefishgrill.com
Carrabba's Italian Grill, carrabbas.com
Maggiano's Little Italy, maggianos.com
Dave & Buster's, daveandbusters.com
Chuck E. Cheese, chuckecheese.com
BJ's Restaurant & Brewhouse, bjsrestaurants.com
Yard House, yardhouse.com
Bahama Breeze, bahamabreeze.com
Cheddar's Scratch Kitchen, cheddars.com
O'Charley's, ocharleys.com
First Watch, firstwatch.com
Corner Bakery Cafe, cornerbakerycafe.com
Au Bon Pain, aubonpain.com
Einstein Bros. Bagels, einsteinbros.com
Auntie Anne's, auntieannes.com
Cinnabon, cinnabon.com
Cold Stone Creamery, coldstonecreamery.com
Quiznos, quiznos.com
Schlotzsky's, schlotzskys.com
Caribou Coffee, cariboucoffee.com
Dutch Bros, dutchbros.com
Philz Coffee, philzcoffee.com
Harris Teeter, harristeeter.com
Piggly Wiggly, pigglywiggly.com
Hy-Vee, hy-vee.com
Smith's Food & Drug, smithsfoodanddrug.com
King Soopers, kingsoopers.com
Fry's Food, frysfood.com
Jewel-Osco, jewelosco.com
Shaw's Supermarket, shaws.com
Smart & Final, smartandfinal.com
Grocery Outlet, groceryoutlet.com
99 Ranch Market, 99ranch.com
H Mart, hmart.com
Fairway Market, fairwaymarket.com
Gristedes, gristedes.com
Bed Bath & Beyond, bedbathandbeyond.com
Big Lots, biglots.com
Five Below, fivebelow.com
Hobby Lobby, hobbylobby.com
Joann Fabrics, joann.com
AutoZone, autozone.com
O'Reilly Auto Parts, oreillyauto.com
Advance Auto Parts, advanceautoparts.com
GameStop, gamestop.com
Ulta Beauty, ulta.com
Harbor Freight Tools, harborfreight.com
Tractor Supply, tractorsupply.com
Casey's General Store, caseys.com
RaceTrac, racetrac.com
Kwik Trip, kwiktrip.com
Cumberland Farms, cumberlandfarms.com
Buc-ee's, buc-ees.com
TravelCenters of America, ta-petro.com
SpotHero, spothero.com
ParkMobile, parkmobile.io
LAZ Parking, lazparking.com
ABM Parking, abm.com
Alaska Airlines, alaskaair.com
Spirit Airlines, spirit.com
Frontier Airlines, flyfrontier.com
Second Cup, secondcup.com
Swiss Chalet, swisschalet.com
Harvey's, Harvey's Canada, harveys.ca
A&W, A&W Canada, aw.ca
Boston Pizza, bostonpizza.com
Save-On-Foods, saveonfoods.com
No Frills!, nofrills.ca
FreshCo, freshco.com
IGA!, iga.com.au, iga.net
Drakes Supermarkets, drakes.com.au
Harris Farm Markets, harrisfarm.com.au
Liquorland, liquorland.com.au
First Choice Liquor, firstchoiceliquor.com.au
Priceline Pharmacy, priceline.com.au
TerryWhite Chemmart, terrywhitechemmart.com.au
Harvey Norman, harveynorman.com.au
The Good Guys, thegoodguys.com.au
Dymocks, dymocks.com.au
Rebel Sport, rebelsport.com.au
Mitre 10, mitre10.com.au
Spotlight!, spotlightstores.com
Zambrero, zambrero.com
Oporto!, oporto.com.au
Boost Juice, boostjuice.com.au
Betty's Burgers, bettysburgers.com.au
Sushi Hub, sushihub.com
Sushi Sushi!, sushisushi.com.au
Roll'd, rolld.com.au
Schnitz!, schnitz.com.au
The Coffee Club!, coffeeclub.com.au
Michel's Patisserie, michels.com.au
Donut King, donutking.com.au
Bakers Delight, bakersdelight.com.au
Brumby's Bakery, brumbys.com.au
7-Eleven, 7-Eleven Australia, 7eleven.com.au
United Petroleum, unitedpetroleum.com.au
Metro Petroleum, metropetroleum.com.au
Puma Energy, pumaenergy.com.au
Jetstar, jetstar.com
Opal!, transportnsw.info
13cabs, 13cabs.com.au
Care Park, carepark.com.au
BP!, BP Australia, bp.com.au
Z Energy, z.co.nz
`
