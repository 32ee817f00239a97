import type { ObjectVerbs } from './verb-phrases.ts';

/*
 * Verbs whose object of the person is always indirect (`le dico`) or always direct (`la vedo`). Others are indirect where
 * a direct object follows: `le lavo le mani`, `la lavo`.
 */

function verbs(dative: string, accusative: string): ObjectVerbs {
  return { dative: new Set(dative.split(/\s+/)), accusative: new Set(accusative.split(/\s+/)) };
}

export const italianVerbs = verbs(
  `dire dare piacere parlare telefonare chiedere domandare rispondere scrivere mandare inviare spiegare mostrare offrire
  consigliare permettere promettere regalare restituire servire sembrare bastare mancare prestare insegnare raccontare
  comunicare consegnare fornire garantire proporre suggerire vendere spedire succedere capitare accadere appartenere
  dispiacere convenire costare credere obbedire somigliare assomigliare interessare occorrere importare giovare nuocere
  sorridere augurare assicurare concedere vietare proibire impedire ordinare toccare spettare risultare`,
  `vedere amare invitare aspettare attendere chiamare aiutare conoscere incontrare ringraziare pregare salutare cercare
  trovare sentire ascoltare guardare capire informare avvertire avvisare contattare accompagnare abbracciare baciare odiare
  ammirare rispettare necessitare riconoscere visitare assumere licenziare curare proteggere difendere attaccare uccidere
  sposare seguire raggiungere svegliare disturbare annoiare sorprendere convincere`,
);

export const portugueseVerbs = verbs(
  `dizer dar agradar parecer perguntar pedir responder escrever enviar mandar explicar mostrar oferecer permitir prometer
  emprestar ensinar contar comunicar entregar garantir propor sugerir vender acontecer pertencer obedecer falar telefonar
  interessar faltar bastar convir doer devolver agradecer recomendar desejar apetecer custar caber ocorrer telefonar
  proporcionar conceder proibir ordenar assegurar gostar crer acreditar`,
  `ver amar convidar esperar aguardar chamar ajudar conhecer encontrar saudar procurar buscar achar ouvir escutar olhar
  entender compreender informar avisar advertir contactar contatar acompanhar abraçar beijar odiar admirar respeitar
  necessitar precisar reconhecer visitar contratar despedir curar proteger defender atacar matar seguir alcançar acordar
  querer surpreender convencer incomodar levar`,
);

export const catalanVerbs = verbs(
  `dir donar agradar semblar preguntar demanar respondre contestar escriure enviar explicar mostrar ensenyar oferir
  permetre prometre comunicar lliurar garantir proposar suggerir vendre pertànyer parlar telefonar interessar faltar
  convenir regalar retornar tornar recomanar aconsellar passar caldre costar importar doldre prestar contar facilitar
  concedir prohibir ordenar assegurar desitjar obeir`,
  `veure estimar convidar esperar cridar ajudar conèixer trobar saludar buscar cercar sentir escoltar mirar entendre
  comprendre informar avisar advertir contactar acompanyar abraçar besar odiar admirar respectar necessitar reconèixer
  visitar contractar acomiadar curar protegir defensar atacar matar seguir despertar voler sorprendre convèncer molestar
  portar`,
);

/** Spanish has one form for both objects of a person addressed politely. */
export const spanishVerbs = verbs('', '');
