import type { WordGroup } from '../word-group.ts';

/** Frequent words of the Romance languages and Esperanto, each written with every language that has it so spelled. */
export const romanceWords: readonly WordGroup[] = [
  ['es gl ast an pt', 'de que se me te'],
  ['es ca fr oc gl ast an it pt sc frp ro', 'si'],
  [
    'es',
    `el los las y en es un una del al por con su para más pero muy está están como cuando donde porque también
    hay ser son fue era sido han había tiene tengo tenemos hacer hace hoy ayer mañana ahora aquí allí ese esa este esta
    estos esto eso lo le les nos sin sobre entre hasta desde todo todos toda todas nada algo alguien nadie siempre nunca
    usted ustedes nosotros ellos ella él yo tú mi mis tu tus sus nuestro nuestra quién cuál cuándo dónde cómo qué
    según mismo otro otra otros puede puedo pueden podemos quiero quiere necesito favor gracias hola adiós buenos buenas
    días tardes noches noche noche sí año años vez veces gente mujer hombre niño niña niños hijo hija hermano hermana
    coche perro gato casa agua comida calle ciudad tiempo trabajo mundo país vida día mesa libro escuela leche pan
    dinero amigo amiga amigos bueno buena malo grande pequeño nuevo nueva viejo bien mal mucho mucha muchos poco
    correo contraseña ayuda inicio cerrar guardar enviar buscar aceptar cancelar bienvenido ordenador teléfono dirección
    hombre manzana corazón cielo playa verano invierno azul rojo verde negro blanco amarillo lunes martes miércoles
    jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
    diciembre uno dos tres cuatro cinco seis siete ocho nueve diez precio cuenta tarjeta pedido entrega gratis luego
    mientras aunque ir voy vamos dice dijo creo sé sabe señor señora vivir comer beber hablar hablo pagar abierto cerrado`,
  ],
  [
    'fr',
    `le la les des du de un une et est en dans que qui ne pas pour sur avec ce cette ces cet il elle ils elles je tu
    nous vous on au aux se sa son ses mon ma mes ton ta tes notre nos votre vos leur leurs mais ou où donc car plus
    moins très bien mal aussi comme quand comment pourquoi combien quel quelle quels quelles tout tous toute toutes
    rien jamais toujours encore déjà ici là être avoir faire fait sont était été sera ont avait suis es sommes êtes ai as
    avons avez peut peux pouvez voudrais veux veut dois doit faut y a c'est n'est d'un d'une l'on qu'il qu'elle j'ai
    s'il plaît merci bonjour bonsoir salut oui non au revoir madame monsieur jour jours nuit matin soir année ans
    aujourd'hui demain hier maintenant homme femme enfant enfants fille garçon fils frère sœur père mère ami amie voiture
    maison chien chat eau pain lait fromage rue ville pays monde vie temps travail école livre argent bon bonne
    mauvais grand grande petit petite nouveau nouvelle vieux beau belle courriel mot passe aide accueil fermer
    enregistrer envoyer rechercher annuler bienvenue ordinateur téléphone adresse pomme cœur ciel plage été hiver bleu
    rouge vert noir blanc jaune lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin
    juillet août septembre octobre novembre décembre deux trois quatre cinq six sept huit neuf dix prix compte
    carte commande livraison gratuit chez sans sous entre depuis pendant avant après vers parce même autre autres
    chose personne quelque quelqu'un dit ça cela voici voilà ouvert fermé heure heures`,
  ],
  [
    'it',
    `il lo la i gli le un uno una di del della dei delle dello degli da dal dalla in nel nella nei nelle con su sul
    sulla per tra fra e ed è che non si mi ti ci vi ne ma o anche come quando dove perché più meno molto molti molta
    poco bene male sono sei siamo siete era erano stato stata essere avere ho hai ha abbiamo avete hanno aveva fare
    fatto posso può possono voglio vuole vorrei devo deve questo questa questi queste quello quella quelli io tu lui
    lei noi voi loro mio mia miei tuo tua suo sua nostro nostra vostro chi cosa quale quali quanto quanti tutto tutti
    tutta tutte niente nulla mai sempre ancora già qui qua là oggi domani ieri adesso ora dopo prima grazie ciao
    buongiorno buonasera buonanotte arrivederci prego sì no favore scusi signore signora giorno giorni notte sera
    mattina anno anni uomo donna bambino bambina bambini figlio figlia fratello sorella padre madre amico amica amici
    macchina casa cane gatto acqua pane latte formaggio strada città paese mondo vita tempo lavoro scuola libro soldi
    buono buona cattivo grande piccolo piccola nuovo nuova vecchio bello bella posta aiuto chiudere salvare inviare
    cercare annulla benvenuto telefono indirizzo mela cuore cielo spiaggia estate inverno blu rosso verde nero bianco
    giallo lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio
    agosto settembre ottobre novembre dicembre due tre quattro cinque sei sette otto nove dieci prezzo conto carta
    ordine consegna gratuito senza sotto sopra verso secondo stesso altro altra altri ogni qualcosa qualcuno nessuno
    detto dice va vado andare aperto chiuso ore alla al allo agli alle dall'  dell' nell' all' c'è un'`,
  ],
  [
    'pt',
    `o a os as um uma do da dos das no na nos nas ao à aos às pelo pela pelos pelas em e é com por para mais mas
    muito muita muitos não sim também como quando onde porque porquê há ser são foi era está estão estou tem têm
    tenho temos tinha fazer faz feito pode posso podem podemos quero quer preciso vou vai vamos isso isto este esta esse
    essa aquele aquela ele ela eles elas eu tu você vocês nós meu minha meus minhas teu tua seu sua seus suas nosso
    nossa quem qual quais quanto quantos tudo todos toda todas nada algo alguém ninguém sempre nunca ainda já aqui ali
    lá hoje amanhã ontem agora depois antes obrigado obrigada olá oi bom boa dia dias noite tarde manhã tchau adeus
    favor senhor senhora ano anos vez homem mulher criança crianças menino menina filho filha irmão irmã pai mãe amigo
    amiga carro cachorro cão gato casa água pão leite queijo rua cidade país mundo vida tempo trabalho escola livro
    dinheiro bem mal grande pequeno pequena novo nova velho bonito correio senha ajuda início fechar guardar salvar
    enviar pesquisar cancelar computador telefone endereço morada maçã coração céu praia verão inverno azul vermelho
    verde preto branco amarelo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo janeiro
    fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro dois duas três quatro cinco seis
    sete oito nove dez preço conta cartão pedido entrega grátis sem sob sobre até desde entre mesmo outro outra
    outros cada coisa pessoas gente disse diz ao sei só já nem foram seja têm bem-vindo comboio trem aberto fechado`,
  ],
  [
    'ca',
    `el la els les l' d' un una uns unes del dels al als pel pels i és en amb per que què no més però molt molta
    molts també com quan on perquè hi ha ser són va era està estan estic té tinc tenim tenen tenia fer fa fet pot puc
    poden podem vull vol necessito aquest aquesta aquests aquestes això allò aquell aquella jo tu ell ella nosaltres
    vosaltres ells elles meu meva teu teva seu seva nostre nostra qui quin quina quins quant quants tot tots tota totes
    res alguna algú ningú sempre mai encara ja aquí allà avui demà ahir ara després abans gràcies hola adeu adéu bon
    bona dia dies nit tarda matí sisplau senyor senyora any anys vegada home dona nen nena nens fill filla germà germana
    pare mare amic amiga amics cotxe gos gat casa aigua pa llet formatge carrer ciutat país món vida temps feina escola
    llibre diners bé malament gran petit petita nou nova vell bonic correu contrasenya ajuda inici tancar desar enviar
    cercar cancel·lar benvingut ordinador telèfon adreça poma cor cel platja estiu hivern blau vermell verd negre blanc
    groc dilluns dimarts dimecres dijous divendres dissabte diumenge gener febrer març abril maig juny juliol agost
    setembre octubre novembre desembre dos dues tres quatre cinc sis set vuit nou deu preu compte targeta comanda
    lliurament gratuït sense sota sobre fins des entre mateix altre altra altres cada cosa gent diu dit vaig vas van
    has he han hem havia ho li els ens us em et es li aquell seus seves nosaltres obert tancat`,
  ],
  [
    'gl',
    `o a os as un unha uns unhas do da dos das no na nos nas ao á aos ás polo pola polos polas en e é con por para
    máis pero moi moito moita moitos non si tamén como cando onde porque hai ser son foi era está están estou ten teñen
    teño temos tiña facer fai feito pode podo poden podemos quero quere preciso vou vai imos iso isto este esta ese esa
    aquel aquela el ela eles elas eu ti vostede nós meu miña meus túa teu seu súa seus súas noso nosa quen cal cales
    canto cantos todo todos toda todas nada algo alguén ninguén sempre nunca aínda xa aquí alí hoxe mañá onte agora
    despois antes grazas ola adeus bo boa bos días noite tarde día ano anos vez home muller neno nena nenos fillo filla
    irmán irmá pai nai amigo amiga coche can gato casa auga pan leite queixo rúa cidade país mundo vida tempo traballo
    escola libro diñeiro cartos ben mal grande pequeno novo nova vello bonito correo contrasinal axuda inicio pechar
    gardar enviar buscar cancelar benvido ordenador teléfono enderezo mazá corazón ceo praia verán inverno azul vermello
    verde negro branco amarelo luns martes mércores xoves venres sábado domingo xaneiro febreiro marzo abril maio xuño
    xullo agosto setembro outubro novembro decembro dous dúas tres catro cinco seis sete oito nove dez prezo conta
    tarxeta pedido entrega gratis sen baixo sobre ata desde dende entre mesmo outro outra outros cada cousa xente dixo
    di lle lles nin só mentres aberto pechado`,
  ],
  [
    'oc',
    `lo la los las l' d' un una de del dels al als pel pels e es en amb per que qu' non pas mai mas fòrça plan
    tanben coma quand ont perqué i a son èra es estat esser èsser aver ai as avèm avètz an aviá far fa fach pòt pòdi
    pòdon vòli vòl cal aqueste aquesta aquestes aquò aquel aquela ieu tu el ela nosautres vosautres eles elas mieu mieuna
    tieu sieu sieuna nòstre nòstra vòstre qual quina quin quant tot totes tota totas res degun quicòm totjorn jamai
    encara ja aicí ailà uèi deman ièr ara après abans mercé adiu adieu bonjorn òc bon bona jorn jorns nuèch ser matin
    plai senher dòna an ans còp òme femna dròlle dròlla enfant enfants filh filha fraire sòrre paire maire amic amiga
    veitura ostal can cat aiga pan lach formatge carrièra vila país mond vida temps trabalh escòla libre argent ben mal
    grand granda pichon pichona nòu nòva vièlh bèl bèla corrièr senhal ajuda acuèlh tampar enregistrar mandar cercar
    anullar benvenguda ordenador telefòn adreça poma còr cèl plaja estiu ivèrn blau roge verd negre blanc jaune diluns
    dimars dimècres dijòus divendres dissabte dimenge genièr febrièr març abril mai junh julhet agost setembre octòbre
    novembre decembre dos doas tres quatre cinc sièis sèt uèch nòu dètz prètz compte sens jos sus fins dempuèi entre
    mème autre autra autres cada causa gent ditz dich vau vas va anam van dins cap lor sos sas mos mas lenga occitan`,
  ],
  [
    'an',
    `o a os as lo la los las d'o d'a d'os d'as en o en a ta ent'a enta a l' un una y ye yera son yeran estar ser con
    per por que qué no mas más pero muito muita muitos tamién como quan cuan án on porque bi hi ha ei has hemos han
    heba tiene tiengo fer fa feito puet puedo pueden quiero quiere iste ista istos istas ixe ixa ixo isto yo tu él ella
    nusatros nusotros vusatros els ells ellas mio mía tuyo suyo suya nuestro nuestra qui cuál tot totz toda todas cosa
    bell bella bel bella dengún nunca siempre encara ya aquí allí astí güé huei manyana maitín ahiere agora dimpués
    dispués antis gracias ola adiós buen buena días nueit tarde día anyo anyos vegada vez hombre ombre muller nino nina
    ninos fillo filla chirmán chirmana pai mai amigo amiga auto can gato casa augua agua pan leit queso carrera ciudat
    país mundo vida tiempo treballo escuela libro diners bien mal gran chicot chicota nuevo nueva viello polito aduya
    zarrar ninviar mirar cancelar telefono mazana corazón cielo placha verano hibierno azul royo verde negro blanco
    luns martes miércols chueves viernes sabado domingo chinero febrero marzo abril mayo chunio chulio agosto setiembre
    octubre noviembre aviento dos tres quatre cuatre cinco seis siet ueito nueu diez sin sobre dica dende entre mesmo
    atro atra atros cada chent chents diz dicir aragonés luenga ixos ixas pa`,
  ],
  [
    'ast',
    `el la los les lo un una unos unes del de la al a los pela pel pelos peles nel na nos nes col cola colos coles y
    ye en con por pa que nun non más pero mui munchu muncha munchos munches tamién como cuando onde porque hai ser son
    foi fueron yera yeran ta tan toi tien tienen tengo tenemos tenía facer fai fechu puede puedo pueden quiero quier
    preciso vo va vamos esto eso esti esta estos estes esi esa aquel aquella él ella ellos elles yo tu nós nosotros vós
    mio tuyu so sos nuesu nuesa vuesu quién cuál cuánto too toos toa toes nada daqué dalguién naide siempre enxamás nunca
    entá yá equí ellí güei mañana ayeri agora depués enantes gracies hola adiós bonos bones díes nueche tarde día añu
    años vegada vez home muyer neñu neña neños fíu fía hermanu hermana pá padre madre ma amigu amiga coche perru gatu
    casa agua pan lleche quesu cai ciudá país mundu vida tiempu trabayu escuela llibru perres bien mal grande pequeñu
    pequeña nuevu nueva vieyu guapu corréu contraseña ayuda aniciu zarrar guardar unviar guetar encaboxar bienveníu
    ordenador teléfonu direición mazana corazón cielu playa branu iviernu azul roxu verde prietu blancu mariellu llunes
    martes miércoles xueves vienres sábadu domingu xineru febreru marzu abril mayu xunu xunetu agostu setiembre ochobre
    payares avientu ún dos trés cuatro cinco seis siete ocho nueve diez preciu cuenta ensin sobre hasta dende ente mesmu
    otru otra otros cada cosa xente dixo diz llingua asturianu llugar llargu facía nun nin tola tolos toles`,
  ],
  [
    'ro',
    `și sau în la de pe cu din pentru că să nu este e sunt era au am ai a avea fi fost fie mai mult multe mulți foarte
    dar ca când cum unde ce care cine cât câți acest această aceasta aceste acesta acel acea eu tu el ea noi voi ei ele
    meu mea mei mele tău ta său sa lui lor nostru noastră tot toți toate nimic ceva cineva nimeni niciodată mereu încă
    deja aici acolo azi astăzi mâine ieri acum după înainte mulțumesc bună salut da pa vă rog revedere ziua zi zile noapte
    seara dimineața an ani om bărbat femeie copil copii fată băiat fiu fiică frate soră tată mamă prieten prieteni mașină
    casă câine pisică apă pâine lapte brânză stradă oraș țară lume viață timp muncă școală carte bani bun bine rău mare
    mic mică nou nouă vechi frumos parola ajutor acasă închide salvează trimite caută anulează calculator telefon adresă
    măr inimă cer plajă vară iarnă albastru roșu verde negru alb galben luni marți miercuri joi vineri sâmbătă duminică
    ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie unu doi două trei
    patru cinci șase șapte opt nouă zece preț cont fără sub peste până între același alt altă alte fiecare lucru oameni
    spune vreau pot poate trebuie merg dintre prin către o un unei unui se le îi îl vom`,
  ],
  [
    'sc',
    `su sa sos sas s' is unu una de de su de sa in pro a cun dae est sunt fiat fiant e et o chi non prus ma meda bene
    finas comente cando ue proite bi b'at at apo as amus aiat tenet fàghere faghet fatu podet potzo bolet cherjo chèrgio
    custu custa custos custas cussu cussa cuddu cudda deo tue isse issa nois bois issos issas meu mea tuo tua suo sua
    nostru nostra cale cantu totu totus nudda carchi cosa nemos semper mai galu giai inoghe igue oe cras eris como posca
    a pustis in antis gràtzias salude adiosu bona die dies note sero manzanu annu annos borta òmine fèmina pitzinnu
    pitzinna fìgiu fìgia frade sorre babbu mama amigu amiga màchina domo cane gatu abba pane late casu carrera tzitade
    bidda logu mundu vida tempus traballu iscola libru dinare bonu bona malu mannu manna minore nou noa betzu bellu
    agiudu cumintzu serrare sarvare imbiare chircare annullare telèfonu mela coro chelu istade ierru asulu ruju birde
    nieddu biancu grogu lunis martis mèrcuris giòbia chenàbura sàbadu domìnigu ghennàrgiu freàrgiu martzu abrile maju
    làmpadas trìulas austu cabudanni santugaine donniasantu nadale duos duas tres bator chimbe ses sete oto noe deghe
    sena suta subra finas dae intre matessi àteru àtera àteros cada gente narat limba sarda sardu sardigna issoro`,
  ],
  [
    'frp',
    `lo la los les l' d' un una de du des en et est pas que qui por avouéc sur dens dedens a u ux il el els eles je
    te vos nos no mè mas mon ma mos ton ta son sa sos noutron noutra voutron lor cen cél cela celos ceta cetos tot tota
    tôs totes ren jamés tojorn adés oncor ja ique lé houé ouè hora aprés devant grant-marci bonjorn adiô oué bon bôna
    jorn nuet ser matin an ans homo fena enfant enfants felye fely frâre suèra pâre mâre ami vouètura mêson chin chat
    égoua pan lacél fromâjo velâjo vela payis mondo via temps travâly ècoula lévro arpitan arpitana lengoua francoprovençâl
    grant petiôt petita nôvo nôva viely biô bèla avêr étre fâre sont érant at ont avêt fét pôt vôlo povont âtro âtra
    quand coment porquè yô doux trê quatro cinq siéx sèpt huét nôf diéx`,
  ],
  [
    'eo',
    `la kaj estas en de al ke ne mi vi li ŝi ĝi ni ili oni min vin lin ŝin ĝin nin ilin mia via lia ŝia ĝia nia ilia
    kiu kio kie kiam kiel kial kiom kies kia tiu tio tie tiam tiel tial tia ĉiu ĉio ĉie ĉiam neniu nenio neniam iu io iam
    por per kun sen sur sub sed aŭ ĉar ĉu jes el ĉe da do ol pli plej tre tro tute ankaŭ jam ankoraŭ nur eble hodiaŭ
    morgaŭ hieraŭ nun poste antaŭ post inter dum ĝis pri laŭ tra trans super kontraŭ krom malgraŭ estis estos estus havas
    havis povas volas devas faras diras iras vidas scias ŝatas amas vivas parolas lernas laboras loĝas dankon saluton
    bonvolu bonvenon bonan tagon matenon vesperon nokton ĝis revido unu du tri kvar kvin ses sep naŭ dek homo viro
    virino infano infanoj knabo knabino amiko amikoj hundo kato domo akvo pano lakto libro lernejo urbo lando mondo vivo
    tempo laboro aŭto strato tago jaro jaroj bona malbona granda malgranda nova malnova bela lingvo esperanto helpo
    pasvorto serĉi nuligi sendi fermi konservi ruĝa blua verda nigra blanka flava lundo mardo merkredo ĵaŭdo vendredo
    sabato dimanĉo januaro februaro marto aprilo majo junio julio aŭgusto septembro oktobro novembro decembro`,
  ],
  [
    'la',
    `et in est non ad cum sed quod qui quae ut ex ab sunt esse erat hoc haec ille ipse atque aut per pro nec enim
    autem etiam quam iam nunc deus homo vita terra aqua salve vale gratias`,
  ],
];
