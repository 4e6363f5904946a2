"""Goods of each region."""
from pick import words

US_FOOD = words('''Cheeseburger, Dbl Cheeseburger, Hamburger, Bacon Burger, Veggie Burger, French Fries, Sm Fries, Lg Fries, Onion Rings,
Caesar Salad, House Salad, Greek Salad, Cobb Salad, Soup of the Day, Clam Chowder, Buffalo Wings, 10pc Wings, Chicken Tenders, Chicken
Sandwich, Grilled Chicken, Fried Chicken, Chicken Teriyaki, Chicken Parm, Chicken Tikka, Chicken Curry, Pad Thai, Fried Rice, Steamed
Rice, Brown Rice, Spring Rolls, Egg Rolls, Egg Roll, Calif Roll, Spicy Tuna Roll, Salmon Sashimi, Miso Soup, Ramen, Tonkotsu, Pho Tai, Banh Mi,
Orange Chicken, Mongolian Beef, Beef Broccoli, Sweet & Sour, Kung Pao, Lo Mein, Taco, Soft Taco, Fish Taco, Burrito, Burrito Bowl,
Quesadilla, Nachos, Enchiladas, Carne Asada, Al Pastor, Guacamole, Chips & Salsa, Fajitas, Tamale, Ceviche, Margherita, Lg Pepperoni, MED Cheese Pizza,
Slice Cheese, Calzone, Lasagna, Spaghetti, Fettuccine Alfredo, Ravioli, Penne Vodka, Garlic Bread, Bruschetta, Calamari, Shrimp Cocktail,
Crab Cakes, Lobster Roll, Fish & Chips, Salmon, Ribeye, NY Strip, Filet Mignon, Prime Rib, BBQ Ribs, Pulled Pork, Brisket, Meatloaf, Mashed
Potato, Baked Potato, Mac & Cheese, Cole Slaw, Corn Bread, Biscuit, Pancakes, Waffle, French Toast, 2 Eggs, Omelette, Bacon, Sausage,
Hash Browns, Bagel, Toast, Oatmeal, Yogurt, Fruit Cup, Turkey Club, BLT, Reuben, Philly Steak, Tuna Melt, Gyro, Falafel, Hummus,
Kids Meal, Kids Chicken, Ice Cream, Cheesecake, Brownie, Apple Pie, Tiramisu, Flan, Coffee, Decaf, Iced Coffee, Latte, Cappuccino,
Espresso, Hot Tea, Iced Tea, Thai Tea, Coke, Diet Coke, Sprite, Lemonade, Soda, Soft Drink, Fountain Drink, Water, Bottled Water, Pellegrino,
Orange Juice, Milk, Milkshake, Smoothie, Bud Light, Draft IPA, Corona, Modelo, Stella, Heineken, Pint Lager, House Red, House White, GL Merlot,
GL Cab Sauv, BTL Chardonnay, Prosecco, Margarita, Mojito, Martini, Old Fashioned, Mimosa, Bloody Mary, Sangria, Sake, Titos Soda, Combo #1, Combo #3,
#2 Meal, Lunch Special, Happy Hour App, Side Sauce, Extra Cheese, Add Avocado, Delivery Fee, Bag Fee, To Go Box''')
US_MODIFIER = words('''No Onion, No Mayo, Well Done, Med Rare, Medium, Extra Spicy, Mild, On Side, Sub Fries, Add Bacon, No Ice, Ranch, Blue Cheese,
To Go, Seat 1, Seat 2, Dressing Side, Gluten Free, Light Ice, Extra Sauce, Over Easy, Wheat, Sourdough, Hot, With Rice, For Here''')
US_SHOP = words('''GV MILK, BANANAS, LG EGGS, WHT BREAD, GRND BEEF, CHKN BREAST, PAPER TOWEL, BATH TISSUE, DISH SOAP, SHAMPOO, TOOTHPASTE, AAA BATTERY,
LIGHT BULB, NOTEBOOK, BALLPOINT PEN, USB CABLE, T SHIRT, SOCKS 6PK, DOG FOOD, CAT LITTER, POTATO CHIPS, SALSA, CEREAL, YOGURT 4PK, CHEDDAR, ROMAINE,
TOMATOES, AVOCADO, ONIONS YEL, SPINDRIFT, UNLEADED, CAR WASH, ASPIRIN, BANDAGES, LOTION, GIFT CARD, GREETING CARD, ROSES DOZEN''')
MY_GOODS = words('''NASI LEMAK, MEE GORENG, ROTI CANAI, TEH TARIK, TEH O AIS, KOPI O, MILO AIS, CHICKEN RICE, CURRY MEE, WANTAN MEE, CHAR KUEY TEOW, SATAY,
AYAM GORENG, LIMAU AIS, MINERAL WATER, A4 PAPER 80GSM, BALL PEN BLUE, MARKER, GLUE STICK, PVC TAPE, PVC PIPE 15MM, SCREW 1 INCH, PAINT BRUSH 2", NIPPON PAINT
5L, CEMENT, BULB LED 9W, SOCKET 13A, BATTERY AA, EXT CORD, PADLOCK, HAMMER, PLYWOOD, TOILET PAPER, DETERGENT, COOKING OIL, SUGAR 1KG, RICE 5KG, EGGS,
BREAD, CAKE 1KG, CURRY PUFF, RON95, DIESEL, PARKING, STAMP CHOP, PHOTOCOPY, ENVELOPE, FILE, BALLOON, CANDLE, TRAY, BASKET, MUG, TOWEL''')
GERMAN_GOODS = words('''Brötchen, Brezel, Vollkornbrot, Cappuccino, Kaffee groß, Espresso, Apfelschorle, Mineralwasser, Weißbier 0,5, Pils 0,3, Radler, Schnitzel,
Currywurst, Pommes, Leberkäse, Käsespätzle, Salat klein, Tagessuppe, Pizza Margherita, Döner, Eis 2 Kugeln, Apfelstrudel, Milch 1,5%, Butter, Joghurt,
Bananen, Tomaten, Hackfleisch, Shampoo, Zahnpasta, Batterien AA, Druckerpapier, Kugelschreiber, Übernachtung, Frühstück, Super E10, Diesel, Parken, Pfand''')
FRENCH_GOODS = words('''Café, Café crème, Croissant, Pain au chocolat, Baguette, Menu du jour, Plat du jour, Entrecôte, Salade niçoise, Croque monsieur, Soupe, Tarte,
Crème brûlée, Eau minérale, Vin rouge 25cl, Bière pression, Jus d'orange, Coca, Thé, Nuitée, Petit déjeuner, Taxe de séjour, Essence, Stylo, Cahier''')
SPANISH_GOODS = words('''Café solo, Café con leche, Cortado, Caña, Tinto de verano, Agua, Menú del día, Tortilla, Paella, Gazpacho, Croquetas, Jamón, Bocadillo, Ensalada,
Pan, Postre, Flan, Zumo natural, Refresco, Gasolina 95, Parking, Habitación, Desayuno, Bolígrafo, Cuaderno''')
ITALIAN_GOODS = words('''Caffè, Cappuccino, Cornetto, Acqua nat., Vino rosso, Birra media, Coperto, Pizza Margherita, Spaghetti, Lasagne, Bistecca, Insalata, Tiramisù,
Gelato, Panino, Spremuta, Camera, Benzina, Parcheggio, Antipasto misto, Contorno, Pane, Penna, Quaderno''')
OTHER_GOODS = words('''Kawa, Herbata, Piwo, Pierogi, Zupa, Chleb, Mleko, Woda, Maize, Piens, Kafija, Alus, Zupa, Ūdens, Siers, Kaffe, Öl, Smörgås, Kanelbulle, Lunch, Kahvi,
Olut, Leipä, Koffie, Bier, Broodje, Friet, Pastel de nata, Galão, Bifana, Kávé, Sör, Gulyás, Pivo, Knedlíky, Káva, Benzín, Parkovné''')
INDIAN_GOODS = words('''Masala Dosa, Idli Vada, Filter Coffee, Masala Chai, Paneer Tikka, Butter Naan, Dal Makhani, Veg Thali, Chicken Biryani, Lassi, Gulab Jamun, Samosa,
Veg Pulao, Mineral Water, Lime Soda, Roti, Curd Rice, Paratha, Chole Bhature, Raita''')

GOODS = {
    'us': [US_FOOD, US_FOOD, US_FOOD, US_SHOP], 'uk': [US_FOOD, US_SHOP], 'my': [MY_GOODS], 'de': [GERMAN_GOODS], 'fr': [FRENCH_GOODS],
    'es': [SPANISH_GOODS], 'it': [ITALIAN_GOODS], 'eu': [OTHER_GOODS], 'in': [INDIAN_GOODS],
}
