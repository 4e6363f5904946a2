/** Chains of Latin America; how a line is written stands in german.ts. */
export const latinAmericanChains = `
Pão de Açúcar, paodeacucar.com
Companhia Brasileira de Distribuição, gpabr.com
Assaí Atacadista, assai.com.br
Atacadão, atacadao.com.br
Lojas Americanas, Americanas S.A., americanas.com.br
Magazine Luiza, magazineluiza.com.br
Lojas Renner, lojasrenner.com.br
Riachuelo, riachuelo.com.br
Drogasil, Raia Drogasil, drogasil.com.br
Droga Raia, drogaraia.com.br
Drogaria São Paulo, drogariasaopaulo.com.br
Drogarias Pacheco, drogariaspacheco.com.br
Habib's, habibs.com.br
Bob's, bobs.com.br
Giraffas, giraffas.com.br
Spoleto, spoleto.com.br
Casa do Pão de Queijo, casadopaodequeijo.com.br
Rede Graal, redegraal.com.br
Frango Assado, frangoassado.com.br
Posto Ipiranga, ipiranga.com.br
Petrobras, petrobras.com.br
Localiza!, localiza.com
Movida!, movida.com.br
LATAM Airlines, latam.com, latamairlines.com
GOL Linhas Aéreas, voegol.com.br
Azul Linhas Aéreas, voeazul.com.br
Estapar, estapar.com.br
Livraria Cultura, livrariacultura.com.br
Zaffari, zaffari.com.br
OXXO, Cadena Comercial OXXO, oxxo.com
Soriana, soriana.com
Chedraui, chedraui.com.mx
Bodega Aurrera, bodegaaurrera.com.mx
Sanborns, sanborns.com.mx
Liverpool!, liverpool.com.mx
Farmacias Guadalajara, farmaciasguadalajara.com
Farmacias del Ahorro, fahorro.com
Toks!, toks.com.mx
Pemex, pemex.com
Aeroméxico, aeromexico.com
Coto, Coto CICSA, coto.com.ar
Farmacity, farmacity.com
Havanna, havanna.com.ar
YPF!, YPF Full, ypf.com
Axion Energy, axionenergy.com
Aerolíneas Argentinas, aerolineas.com.ar
Falabella, falabella.com
Cencosud, Supermercados Jumbo, jumbo.cl
Lider!, lider.cl
Copec, copec.cl
Éxito!, Almacenes Éxito, exito.com
Juan Valdez Café, juanvaldezcafe.com
Carrefour, Carrefour Brasil, carrefour.com.br
Extra Hiper, clubeextra.com.br
Sam's Club, Sam's Club Brasil, samsclub.com.br
Supermercados BH, supermercadosbh.com.br
Supermercados Guanabara, supermercadosguanabara.com.br
Mundial!, supermercadosmundial.com.br
Zona Sul!, zonasul.com.br
Hortifruti, hortifruti.com.br
St Marche, marche.com.br
Sonda Supermercados, sondadelivery.com.br
Condor Super Center, condor.com.br
Angeloni!, angeloni.com.br
Bistek!, bistek.com.br
Savegnago, savegnago.com.br
Tenda Atacado, tendaatacado.com.br
Makro!, makro.com.br
Fort Atacadista, fortatacadista.com.br
Casas Bahia, casasbahia.com.br
Leroy Merlin, Leroy Merlin Brasil, leroymerlin.com.br
Telhanorte, telhanorte.com.br
Kalunga, kalunga.com.br
Lojas Marisa, marisa.com.br
C&A!, C&A Brasil, cea.com.br
O Boticário, boticario.com.br
Panvel, panvel.com
Pague Menos, paguemenos.com.br
Drogaria Araujo, araujo.com.br
Ultrafarma, ultrafarma.com.br
McDonald's, McDonald's Brasil, Arcos Dourados, mcdonalds.com.br
Burger King, Burger King Brasil, burgerking.com.br
Outback, Outback Brasil, outback.com.br
Madero!, restaurantemadero.com.br
Coco Bambu, cocobambu.com
Fogo de Chão, fogodechao.com.br
Vivenda do Camarão, vivendadocamarao.com.br
Divino Fogão, divinofogao.com.br
Kopenhagen!, kopenhagen.com.br
Cacau Show, cacaushow.com.br
Rei do Mate, reidomate.com.br
Fran's Café, franscafe.com.br
China in Box, chinainbox.com.br
Ragazzo!, ragazzo.com.br
Jeronimo Burger, jeronimoburger.com.br
AM/PM Mania, ampm.com.br
BR Mania, brmania.com.br
Shell!, Shell Select, shellselect.com.br
Raízen, raizen.com.br
Sem Parar, semparar.com.br
Unidas Rent a Car, unidas.com.br
Rede D'Or, rededorsaoluiz.com.br
Cinemark, cinemark.com.br
Kinoplex, kinoplex.com.br
Carrefour, Carrefour Argentina, carrefour.com.ar
Día, Día Argentina, supermercadosdia.com.ar
Disco!, disco.com.ar
JUMBO!, Jumbo Argentina, jumbo.com.ar
Vea!, vea.com.ar
La Anónima, laanonima.com.ar
Changomás, masonline.com.ar
Freddo, freddo.com.ar
Mostaza!, mostazaweb.com.ar
Café Martínez, cafemartinez.com
Shell!, Shell Argentina, shell.com.ar
La Comer, lacomer.com.mx
VIPS!, Vips México, vips.com.mx
El Palacio de Hierro, elpalaciodehierro.com
Walmart, Walmart México, walmart.com.mx
Farmacias Similares, farmaciasdesimilares.com
Cinépolis, cinepolis.com
`
