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
VIA Rail Canada, viarail.ca
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
Virgin Australia, virginaustralia.com
Wilson Parking, wilsonparking.com.au
Secure Parking, secureparking.com.au
Countdown!, countdown.co.nz
New World Supermarket, newworld.co.nz
PAK'nSAVE, paknsave.co.nz
The Warehouse, thewarehouse.co.nz
Air New Zealand, airnewzealand.co.nz
`
