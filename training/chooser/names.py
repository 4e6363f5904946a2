"""Invented shop names, built as people name shops."""
from pick import chance, fill, words

FIRST = words('''Joe, Mario, Tony, Luigi, Rosa, Maria, Ana, Pedro, Carlos, Jose, Sam, Bob, Bill, Frank, Jack, Jim,
Mike, Nick, Gus, Stan, Ray, Al, Art, Ed, Hank, Lou, Max, Moe, Ned, Otto, Pat, Ron, Sal, Ted, Vic, Walt, Annie, Betty,
Carla, Dolly, Ella, Faye, Gina, Hattie, Ida, June, Kate, Lucy, Mabel, Nora, Olive, Peggy, Ruth, Sally, Tess, Wendy,
Freddy, Charlie, Eddie, Danny, Johnny, Bobby, Ricky, Tommy, Vinny, Paulie, Angelo, Gino, Dino, Enzo, Franco, Marco,
Paolo, Pietro, Roberto, Salvatore, Vito, Diego, Miguel, Juan, Luis, Rafael, Ramon, Hugo, Pablo, Lupe, Rosita, Ming,
Wei, Lee, Chen, Kim, Park, Nguyen, Tran, Minh, Linh, Hana, Yuki, Kenji, Taro, Sora, Ravi, Raj, Priya, Anand, Sanjay,
Omar, Ali, Hassan, Yusuf, Leila, Samir, Nadia, Boris, Olga, Ivan, Katya, Sven, Lars, Ingrid, Bjorn''')
LAST = words('''Smith, Johnson, Miller, Brown, Davis, Wilson, Moore, Taylor, Anderson, Thomas, Jackson, White, Harris,
Martin, Thompson, Garcia, Martinez, Robinson, Clark, Lewis, Walker, Hall, Allen, Young, King, Wright, Hill, Green,
Adams, Baker, Nelson, Carter, Mitchell, Roberts, Turner, Phillips, Campbell, Parker, Evans, Edwards, Collins, Stewart,
Morris, Murphy, Cook, Rogers, Morgan, Cooper, Peterson, Reed, Bailey, Kelly, Howard, Ward, Richardson, Watson, Brooks,
Wood, Bennett, Gray, James, Hughes, Price, Myers, Long, Foster, Sanders, Ross, Morales, Powell, Sullivan, Russell,
Ortiz, Jenkins, Gutierrez, Perry, Butler, Barnes, Fisher, Henderson, Coleman, Simmons, Patterson, Jordan, Reynolds,
Hamilton, Graham, Kowalski, Novak, Schmidt, Schneider, Fischer, Weber, Meyer, Wagner, Becker, Hoffmann, Keller, Huber,
Rossi, Russo, Ferrari, Esposito, Bianchi, Romano, Colombo, Ricci, Marino, Greco, Conti, Gallo, Costa, Fontana,
Moretti, Barbieri, Santoro, Mariani, Rinaldi, Caruso, Dubois, Lefebvre, Moreau, Laurent, Girard, Fournier, Lambert,
O'Brien, O'Malley, O'Connor, McCarthy, McGrath, MacKenzie, Gallagher, Callahan, Donovan, Finnegan, Flanagan''')
ADJ = words('''Golden, Silver, Red, Blue, Green, Black, White, Royal, Grand, Little, Big, Old, New, Lucky, Happy,
Hungry, Rusty, Crazy, Famous, Original, Fresh, Sweet, Spicy, Smoky, Crispy, Hot, Cool, Cozy, Urban, Rustic, Wild,
Salty, Sunny, Rainy, Northern, Southern, Western, Eastern, Pacific, Atlantic, Coastal, Country, Hidden, Secret, Flying,
Dancing, Laughing, Drunken, Sleeping, Broken, Twisted, Tipsy, Noble, Humble, Friendly, Jolly, Merry, Gentle, Brave,
Iron, Copper, Brass, Stone, Wooden, Velvet, Crystal, Double, Triple, Super, Mega, Mighty, Tiny, Modern, Classic,
Imperial, Premier, Prime, True, Pure, Loaded, Burning, Frosty, Sizzling, Kickin, Smokin, Rockin''')
NOUN = words('''Dragon, Lion, Tiger, Bear, Wolf, Fox, Eagle, Owl, Crow, Rooster, Hen, Pig, Cow, Bull, Buffalo, Horse,
Pony, Goat, Lamb, Crab, Lobster, Oyster, Shark, Whale, Dolphin, Turtle, Frog, Bee, Butterfly, Spoon, Fork, Knife,
Plate, Bowl, Cup, Kettle, Pot, Pan, Skillet, Barrel, Bottle, Cork, Vine, Olive, Lemon, Apple, Peach, Cherry, Fig, Maple,
Oak, Pine, Cedar, Willow, Palm, Rose, Lily, Lotus, Orchid, Bamboo, Garden, Orchard, Farm, Barn, Mill, Bridge, River,
Creek, Lake, Ocean, Bay, Harbor, Beach, Island, Mountain, Valley, Canyon, Desert, Prairie, Meadow, Forest, Sun, Moon,
Star, Sky, Cloud, Storm, Thunder, Fire, Flame, Ember, Smoke, Ash, Anchor, Ship, Sail, Lighthouse, Wharf, Pier, Station,
Depot, Corner, Square, Garage, Factory, Palace, Castle, Temple, Gate, Crown, Shield, Sword, Arrow, Bell, Drum, Fiddle,
Piano, Jazz, Blues, Poke, Noodle, Dumpling, Taco, Burrito, Bagel, Donut, Cupcake, Waffle, Pancake, Biscuit, Wings,
Things, Ribs, Bones, Burger, Bun, Pita, Curry, Masala, Tandoor, Wok, Rice, Soup, Salad, Pasta, Pizza, Gelato, Cream,
Sugar, Honey, Pepper, Salt, Spice, Chili, Ginger, Basil, Mint, Sage, Thyme, Tea, Coffee, Bean, Espresso, Juice, Luxe''')
CUISINE = words('''Thai, Chinese, Japanese, Korean, Vietnamese, Indian, Mexican, Italian, Greek, Turkish, Lebanese,
Persian, Ethiopian, Cuban, Peruvian, Brazilian, Argentine, Spanish, French, German, Polish, Russian, Irish, American,
Cajun, Creole, Hawaiian, Filipino, Mediterranean, Asian, Tex-Mex, Szechuan, Hunan, Mongolian, Halal, Vegan, Sushi''')
KIND = words('''Restaurant, Restaurant, Restaurant, Family Restaurant, Cafe, Cafe, Diner, Grill, Bar, Bar & Grill,
Grill & Bar, Pizzeria, Pizza, Pizza & Pasta, Bistro, Brasserie, Tavern, Pub, Steakhouse, Steak House, Seafood, Seafood
Kitchen, Kitchen, Eatery, Buffet, Bakery, Deli, Delicatessen, Sandwich Shop, Sandwiches, Subs, Burgers, BBQ,
Barbecue, Smokehouse, Chicken, Fried Chicken, Wings, Tacos, Taqueria, Cantina, Noodle House, Noodles, Ramen, Sushi,
Sushi Bar, Teriyaki, Poke, Pho, Dim Sum, Tea House, Tea Room, Coffee, Coffee House, Coffee Shop, Coffee Roasters,
Espresso Bar, Juice Bar, Ice Cream, Creamery, Frozen Yogurt, Donuts, Bagels, Brewery, Brewing Co, Brewpub, Taproom,
Beer Garden, Wine Bar, Lounge, Sports Bar, Ale House, Public House, Inn, Hotel, Club, Market, Food Market, Super Market,
Grocery, Food Mart, Mini Mart, Liquor, Wine & Spirits, Pharmacy, Drugs, Hardware, Books, Gifts, Florist, Auto, Gas,
Fuel, Cleaners, Taxi, Cab Co, Parking, House, Place, Express, To Go, Cuisine, Ristorante, Trattoria, Osteria, Cucina,
Creperie, Crab Shack, Oyster Bar, Fish & Chips, Clam Bar, Rotisserie, Churrascaria, Chophouse, Cookhouse, Roadhouse''')
TOWN = words('''Springfield, Franklin, Clinton, Greenville, Bristol, Salem, Fairview, Madison, Georgetown, Arlington,
Ashland, Dover, Oxford, Jackson, Burlington, Manchester, Milton, Newport, Auburn, Centerville, Clayton, Dayton,
Lexington, Milford, Riverside, Cleveland, Hudson, Kingston, Lakewood, Lancaster, Marion, Mount Vernon, Oakland,
Plymouth, Princeton, Richmond, Rochester, Summit, Troy, Warren, Westfield, Winchester, Windsor, Woodstock, Brighton,
Glendale, Pasadena, Torrance, Fullerton, Anaheim, Fremont, Hayward, Concord, Vallejo, Redding, Eureka, Tacoma, Spokane,
Bellevue, Renton, Boise, Reno, Henderson, Mesa, Tempe, Chandler, Tucson, Plano, Irving, Frisco, Waco, Laredo, Tulsa,
Omaha, Lincoln, Topeka, Wichita, Joplin, Peoria, Aurora, Naperville, Skokie, Evanston, Cicero, Gary, Toledo, Akron,
Canton, Erie, Scranton, Trenton, Camden, Newark, Hoboken, Yonkers, Hempstead, Stamford, Norwalk, Hamden, Pawtucket,
Cranston, Quincy, Lowell, Nashua, Bangor, Tampa, Orlando, Ocala, Naples, Hialeah, Doral, Mobile, Macon, Augusta,
Savannah, Durham, Raleigh, Asheville, Norfolk, Roanoke, San Jose, Santa Rosa, Santa Cruz, San Mateo, San Bruno,
San Pedro, Los Altos, Los Gatos, Palo Alto, Mountain View, Daly City, Long Beach, Redondo Beach, Culver City''')
MALL = words('''Plaza, Mall, Town Center, Galleria, Outlets, Crossing, Commons, Square, Marketplace, Village, Station,
Airport, Field, Hills, Point, Pointe, Landing, Terrace, Center, Centre, Heights, Park''')
ARTICLED = words('''El Toro, La Casa, El Sol, La Luna, Los Amigos, Las Palmas, El Mar, La Fuente, El Rancho, La
Hacienda, El Gallo, La Paloma, El Pescador, La Fonda, El Camino, La Plaza, El Molino, La Cocina, Mi Pueblo, Mi Tierra, Dos
Hermanos, Tres Amigos, La Bella, Il Forno, La Dolce Vita, Da Vinci, Bella Vista, Bella Notte, Buon Gusto, Mama Mia, Mare
Chiaro, Porto Fino, Villa Roma, Casa Blanca, Chez Louis, Chez Paul, Le Petit, La Mer, Le Jardin, La Vie, Au Pain,
Maison Rouge, Belle Epoque, Mar de Oro, Gran Sabor, Rio Grande, Sierra Madre, Costa Brava, Tierra Mia, Luna Azul''')
SYLLABLE = words('''ka, ki, ko, ku, ke, sa, shi, su, so, ta, to, te, na, ni, no, ne, ha, hi, ho, ma, mi, mo, mu, ya, yo,
ra, ri, ro, ru, ba, bi, bo, da, do, ga, go, za, zu, lo, la, li, lu, va, vi, ve, fa, fi, fo, pa, pi, po, pe, je, ju, qua,
chi, cha, tho, thai, pho, ban, min, lan, lin, chan, han, shan, tan, van, don, ron, ton, mar, bar, kar, sen, ren, wen''')
GERMAN_KIND = words('''Bäckerei, Restaurant, Gasthaus, Gasthof, Café, Apotheke, Metzgerei, Pizzeria, Hotel, Drogerie,
Getränkemarkt, Buchhandlung, Tankstelle, Brauhaus, Wirtshaus, Imbiss, Markt, Supermarkt, Baumarkt, Blumen, Reinigung,
Konditorei, Weinstube, Parkhaus, Taxi, Eiscafé, Bistro, Kiosk, Optik, Schreibwaren, Reformhaus, Fleischerei''')
MALAY_WORD = words('''Kedai, Restoran, Syarikat, Perniagaan, Pasaraya, Farmasi, Gerai, Warung, Perabot, Bengkel''')
CHINESE_SOUND = words('''Seng, Hong, Heng, Kee, Lee, Tan, Lim, Wong, Chong, Soon, Huat, Fatt, Wah, Yong, Yew, Hock,
Chai, Kim, Ban, Bee, Sin, Hup, Guan, Teck, Swee, Poh, Mei, Lian, Choon, Keong, Weng, Fook, Sang, Tai, Sun, Ngee, Ann''')
TRADE_MY = words('''Trading, Enterprise, Hardware, Stationery, Book Store, Electrical, Furniture, Marketing, Motor,
Auto Parts, Supply, Mini Market, Supermarket, Hypermarket, Pharmacy, Bakery, Confectionery, Restaurant, Cafe, Kopitiam,
Food Court, Seafood, Steamboat, Bak Kut Teh, Chicken Rice, Gifts & Deco, Home Deco, Plastic, Machinery, Timber, Paint,
Sports, Optical, Clinic, Petroleum, Service Station, Departmental Store, Textile, Industries, Holdings, Resources''')
FRENCH_KIND = words('''Boulangerie, Brasserie, Café, Restaurant, Pharmacie, Librairie, Hôtel, Bistrot, Crêperie, Tabac,
Boucherie, Traiteur, Supermarché, Garage, Pressing, Fleuriste, Pâtisserie, Auberge, Bar, Épicerie''')
SPANISH_KIND = words('''Restaurante, Bar, Cafetería, Panadería, Farmacia, Librería, Hotel, Hostal, Mesón, Taberna,
Supermercado, Ferretería, Papelería, Frutería, Carnicería, Gasolinera, Cervecería, Marisquería, Asador, Tienda''')
ITALIAN_KIND = words('''Ristorante, Trattoria, Pizzeria, Bar, Caffè, Farmacia, Libreria, Albergo, Osteria, Gelateria,
Panificio, Supermercato, Ferramenta, Enoteca, Pasticceria, Tabaccheria, Macelleria, Hotel, Rosticceria, Locanda''')
OTHER_KIND = words('''Restauracja, Kawiarnia, Apteka, Sklep, Piekarnia, Hotel, Restorāns, Kafejnīca, Aptieka, Veikals,
Apotek, Kro, Bageri, Restaurang, Konditori, Krog, Ravintola, Kahvila, Kauppa, Apteekki, Bakkerij, Eetcafé, Slagerij,
Drogist, Bloemen, Pastelaria, Restaurante, Farmácia, Padaria, Étterem, Kávézó, Restaurace, Kavárna, Lékárna''')
UK_KIND = words('''Arms, Inn, Tavern, Fish Bar, Chippy, Tandoori, Newsagents, Stores, Off Licence, Chemist, Bakers,
Butchers, Tea Rooms, Coffee Co, Brewery Tap, Kitchen, Restaurant, Cafe, Hotel, Garage, Cars, Bookshop, Farm Shop''')


def invented(rng):
    """An invented word: "Kaiseko", "Tonavi"."""
    name = ''.join(rng.choice(SYLLABLE) for _ in range(rng.choice([2, 2, 3, 3, 4]))).capitalize()
    return name + rng.choice(['', '', '', 'n', 's', 'land', 'eria', 'ria', 'ya', 'chi', 'li', 'tty'])


def glued(rng):
    """Two words in one: "SmokeBoxBBQ"."""
    return rng.choice(ADJ + NOUN) + rng.choice(NOUN) + rng.choice(['', '', 'BBQ', '2000', 'Co', 'USA', 'NYC'])


LISTS = {
    'first': FIRST, 'last': LAST, 'adj': ADJ, 'noun': NOUN, 'cuisine': CUISINE, 'kind': KIND, 'town': TOWN,
    'articled': ARTICLED, 'invented': invented, 'glued': glued, 'german': GERMAN_KIND, 'malay': MALAY_WORD,
    'sound': CHINESE_SOUND, 'tradeMy': TRADE_MY, 'french': FRENCH_KIND, 'spanish': SPANISH_KIND,
    'italian': ITALIAN_KIND, 'otherKind': OTHER_KIND, 'uk': UK_KIND,
    'letters': lambda rng: ''.join(rng.choice('ABCDEFGHJKLMNPRSTVW') for _ in range(rng.choice([2, 2, 3]))),
    'number': lambda rng: str(rng.randint(1, 99)),
    'street': ['Main', 'India', 'Grand', 'Pearl', 'Market', 'Water', 'Oak', 'Park', 'Ocean', 'Union', 'Canal', 'Bridge'],
    'way': ['Street', 'Avenue', 'Road', 'Lane', 'Boulevard', 'Square', 'Place'],
    'no': lambda rng: str(rng.randint(2, 2200)),
}

PATTERNS = {
    'us': words('''{first}'s {kind}, {first}'s {kind}, {last}'s {kind}, {last}'s, {first} & {first}'s {kind}, {adj} {noun},
The {adj} {noun}, {adj} {noun} {kind}, {adj} {noun} {kind}, {noun} & {noun}, {noun} & {noun} {kind}, The {noun}, {noun}
{kind}, {noun} {noun} {kind}, {cuisine} {noun} {kind}, {cuisine} {kind}, {invented}, {invented} {kind}, {invented}
{kind}, {invented} {cuisine} {kind}, {invented} {noun} {kind}, {glued}, {glued} {kind}, {articled}, {articled} {kind},
{articled} {cuisine} {kind}, {kind} {invented}, {kind} {first}, Cafe {last}, Cafe {invented}, {town} {kind}, {town}
{noun} {kind}, {invented} {kind} {town}, {noun} {kind} {town}, {adj} {noun} of {town}, {first}'s of {town}, {adj}
{first}'s of {town}, {letters} {kind}, {letters} {noun} {kind}, Mr. {last}'s {noun} {kind}, Big {first}'s, Mama
{first}'s {kind}, Uncle {first}'s {kind}, {no} {street} {way}, {street} {way} {kind}, {number} {noun}s, Club {noun},
{noun} {number}, {invented} {cuisine} & {cuisine} Fusion, {invented} Sushi + Asian Fusion, {cuisine} {noun} & {kind},
{noun} House, {noun} Hut, {noun} Box, {noun} King, {noun} Queen, {noun} Time, {noun} Town, Just {noun}s, {noun} N {noun},
{noun}-N-{noun} {kind}, {invented} & {invented} {kind}, {last} & {last} {kind}, {last} Brothers {kind}, {adj} {kind}, {noun}*{noun}, {noun}mart, {noun}Mart, {letters}-mart, {invented}, {adj}way, Home{noun}, {last}, {noun}s'''),
    'uk': words('''The {adj} {noun}, The {noun} {uk}, The {last} {uk}, {last} & Sons, {last}'s {uk}, {town} {uk}, {noun} & {noun},
The {adj} {noun} {uk}, {invented} {uk}, {first}'s {uk}, {cuisine} {uk}, {last} {uk} Ltd, {noun} {uk} Limited'''),
    'de': words('''{german} {last}, {german} zur {noun}, {german} {invented}, {invented} {german}, {last} GmbH, {german} {last} GmbH,
{invented} GmbH & Co. KG, {last} & {last} OHG, {invented} {german} GmbH, {german} am Markt, {invented}, {german} Zum Löwen, {german}
{first} e.K., {last} AG, Hotel {last}, Rasthof {invented}, {german} {last} KG, Alte {german}, {invented} Service GmbH'''),
    'my': words('''{malay} {sound} {sound}, {malay} {sound} {sound} SDN BHD, {sound} {sound} {tradeMy}, {sound} {sound} {tradeMy} SDN
BHD, {invented} {tradeMy} SDN BHD, {invented} (M) SDN BHD, {tradeMy} {sound} {sound}, {adj} {noun} {tradeMy} SDN. BHD.,
{invented} {tradeMy}, {letters} {tradeMy} SDN BHD, {last} {tradeMy} (M) SDN BHD, {invented} {noun} {tradeMy},
{malay} {first}, {noun} {tradeMy} SDN BHD, {sound} {sound} {tradeMy} Enterprise ({town}) SDN BHD, {sound} {sound} {tradeMy} ({town}) SDN BHD, {invented} {tradeMy} & {tradeMy}, {sound} {tradeMy} PTE LTD, {invented} Holdings BHD, {adj} {noun} (M) BHD'''),
    'fr': words('''{french} {last}, {french} de la Gare, Le {noun}, La {noun}, {french} {invented}, Chez {first}, {invented} SARL, SARL
{last}, {french} du Marché, {invented}, {articled}, Hôtel {last}, {french} Le {invented}, La {invented}'''),
    'es': words('''{spanish} {last}, {spanish} {articled}, {articled}, Casa {first}, {invented} S.L., {spanish} {first}, {spanish}
{invented}, Grupo {invented} S.A., El {invented}, La {invented}, {last} e Hijos S.L.'''),
    'it': words('''{italian} {last}, {italian} da {first}, {articled}, {italian} {articled}, {invented} S.r.l., {italian} {invented},
{last} & C. S.n.c., Al {invented}, La {invented}, {italian} Centrale'''),
    'eu': words('''{otherKind} {last}, {otherKind} {invented}, {invented} {otherKind}, {invented} Sp. z o.o., SIA {invented}, SIA
"{invented}", {invented} AB, {invented} A/S, {invented} Oy, {invented} B.V., {invented} Lda, {otherKind} {first},
{invented} Kft., {invented} s.r.o., UAB {invented}'''),
    'in': words('''{invented} Foods Pvt Ltd, Hotel {invented}, {first} Sweets, {invented} Restaurant, Shree {invented} Bhavan, {first}
{last} & Co, {invented} Stores, {adj} {noun} Hotels Pvt. Ltd., {invented} Dhaba, Cafe {invented}, {first} Medicals'''),
}


def shop_name(rng, region):
    name = fill(rng, rng.choice(PATTERNS[region]), LISTS)
    if region in ('us', 'uk') and chance(rng, 0.06):
        name += rng.choice([' Inc', ' LLC', ' Inc.', ', Inc.', ' Corp', ' Co.'])
    if region == 'us' and chance(rng, 0.05):
        name += rng.choice([' #{}', ' #{}', '#{}', ' # {}']).format(rng.randint(1, 9999))
    return name


def mall(rng):
    return f'{rng.choice(TOWN + NOUN + LAST)} {rng.choice(MALL)}'
