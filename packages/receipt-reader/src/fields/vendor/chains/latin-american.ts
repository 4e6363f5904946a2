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
Localiza, localiza.com
Movida, movida.com.br
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
`
