import type { WordGroup } from '../word-group.ts';

/** Frequent words of the Germanic languages, each written with every language that has it so spelled. */
export const germanicWords: readonly WordGroup[] = [
  [
    'en',
    `the of and to in a is that it for was on are as with his they at be this have from or had by not but what all
    were we when your can said there use an each which she do how their if will up other about out many then them these
    so some her would make like him into has look more go see no way could people my than first been who its now find
    long down day did get come made may where why i you he me us our am yes hello hi thanks thank please good morning
    evening night goodbye welcome sorry today tomorrow yesterday here always never again also after before because very
    much just only over under between without every something nothing someone man woman child children boy girl
    brother sister father mother friend friends car house home dog cat water bread milk cheese street city town
    country world life time work school book money bad big small great new old beautiful password help close save send
    search cancel computer phone address apple heart sky beach summer winter blue red green black white yellow monday
    tuesday wednesday thursday friday saturday sunday january february march april june july august september
    october november december one two three four five six seven eight nine ten price account card order delivery free
    don't it's i'm can't won't isn't you're what's let's doesn't should must want need know think take give
    open closed sign in out settings name email message file page next back read more weather train station cheap
    love happy birthday year years week month hour minutes room table window door read write speak eat drink hours`,
  ],
  [
    'de',
    `der die das den dem des ein eine einen einem einer eines und ist sind war waren sein haben hat habe hatte in im
    von zu zum zur mit auf für an am bei aus nach nicht kein keine auch nur noch schon sehr mehr als wie wenn dass weil
    ob oder aber ich du er sie es wir ihr mich dich ihn uns euch mir dir ihm ihnen mein meine dein deine seine ihre unser
    unsere wer was wo wann warum wohin welche welcher dieser diese dieses jeder jede alle alles nichts etwas jemand
    niemand immer nie wieder hier dort heute morgen gestern jetzt dann danke bitte hallo tschüss guten gute tag nacht
    abend ja nein auf wiedersehen willkommen entschuldigung herr frau jahr jahre mann kind kinder junge mädchen sohn
    tochter bruder schwester vater mutter freund freundin freunde auto haus hund katze wasser brot milch käse straße
    strasse stadt land welt leben zeit arbeit schule buch geld gut schlecht groß große klein kleine neu neue alt schön
    passwort hilfe startseite schließen speichern senden suchen abbrechen rechner telefon adresse apfel herz himmel
    strand sommer winter blau rot grün schwarz weiß gelb montag dienstag mittwoch donnerstag freitag samstag sonntag
    januar februar märz april mai juni juli august september oktober november dezember eins zwei drei vier fünf sechs
    sieben acht neun zehn preis konto karte bestellung lieferung kostenlos kann können kannst will wollen möchte muss
    müssen soll sollte wird werden wurde worden gibt geht macht machen sagt gesagt ohne unter über zwischen durch gegen
    bis seit während vor wegen selbst andere viele vielen wurden gerne liebe zug bahnhof wetter offen geschlossen uhr
    wollte dann doch man sich vom ins ganz zwar`,
  ],
  [
    'nl',
    `de het een en van in is dat op te zijn met voor niet aan er om ook als maar dan bij nog naar door uit tot over wel
    geen die dit deze wat wie waar wanneer waarom hoe welke ik jij je hij zij ze wij we jullie u mij hem haar ons hen mijn
    jouw onze hun was waren heb hebt heeft hebben had hadden ben bent wordt worden werd kan kunnen kun wil willen moet
    moeten zal zullen zou mag gaan gaat ga doen doet komt komen zeggen alle alles niets iets iemand niemand altijd nooit
    weer hier daar vandaag morgen gisteren nu toen dank bedankt alsjeblieft hallo hoi goedemorgen goedenavond goede dag
    nacht avond ja nee tot ziens welkom sorry meneer mevrouw jaar jaren man vrouw kind kinderen jongen meisje zoon dochter
    broer zus vader moeder vriend vriendin vrienden auto huis hond kat water brood melk kaas straat stad land wereld leven
    tijd werk school boek geld goed slecht groot grote klein kleine nieuw nieuwe oud mooi wachtwoord hulp sluiten
    opslaan verzenden zoeken annuleren computer telefoon adres appel hart hemel strand zomer winter blauw rood groen
    zwart wit geel maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli
    augustus september oktober november december een twee drie vier vijf zes zeven acht negen tien prijs rekening kaart
    bestelling levering gratis zonder onder tussen tegen sinds tijdens zelf andere veel meer zeer erg heel omdat hoeveel
    fiets trein weer open gesloten uur lekker graag`,
  ],
  [
    'af',
    `die 'n en van in is dat op te wees met vir nie aan om ook as maar dan by nog na deur uit tot oor wel geen hierdie
    daardie wat wie waar wanneer hoekom hoe watter ek jy hy sy ons julle u hulle my hom haar jou sal kan wil moet mag gaan
    doen kom sê alle alles niks iets iemand niemand altyd nooit weer hier daar vandag môre gister nou toe dankie asseblief
    hallo goeie dag nag aand oggend ja nee totsiens welkom jammer meneer mevrou jaar man vrou kind kinders seun meisie
    dogter broer suster pa ma vader moeder vriend vriende motor huis hond kat water brood melk kaas straat stad land
    wêreld lewe tyd werk skool boek geld goed sleg groot klein nuwe oud mooi wagwoord hulp sluit stoor stuur soek
    kanselleer rekenaar telefoon adres appel hart lug strand somer winter blou rooi groen swart wit geel maandag dinsdag
    woensdag donderdag vrydag saterdag sondag januarie februarie maart april mei junie julie augustus september oktober
    november desember een twee drie vier vyf ses sewe agt nege tien prys rekening sonder onder tussen teen sedert self
    ander baie meer omdat was het gehad word hê kry sien maak dit geen ná nie taal afrikaans`,
  ],
  [
    'da nb nn',
    `og er i det som på til for med av de den du vi seg min din sin vår var har hadde skal vil kan om men når her der
    alle ja god takk bil hus land tid år sommar vinter telefon adresse konto søndag fredag januar februar april juni juli
    august september november desember fem seks ti tre fire`,
  ],
  [
    'da nb',
    `og er det på til for med den du vi ikke jeg skal vil kan om men når hun ham dem hvor hvordan hvorfor være skulle
    ville kunne også her der under over før etter eller alle denne dette disse som til fra ved hos god dag ja nej år
    barn bil hus kvinde venn ost vand skole by land liv arbejde tid hans hende stor lille gammel blå kommer ser får gå
    går siger mandag tirsdag onsdag torsdag fredag lørdag søndag sommer vinter strand hjerte fem seks ti tre fire to
    pris gratis hjelp bestilling levering åpen alltid mellom uten mot hver enn`,
  ],
  [
    'da',
    `af jeg ikke det er der til med på for den de har som et en men var han hun jer os dig mig sig hvad hvem hvordan
    hvorfor hvilken hvilke noget nogen nogle ingen aldrig altid meget mere mest efter uden mellem mod over nu da også
    blev bliver blive være været have havde gør gøre sige siger sagde må kunne skulle ville hej tak tusind godmorgen
    goddag farvel velkommen undskyld morgen aften nat uge mand kvinde børn dreng pige søn datter bror søster far mor ven
    venner kat vand brød mælk gade verden liv arbejde bog penge godt dårlig stor store lille ny nye gammel smuk hjælp
    luk gem søg annuller rød grøn sort hvid gul maj marts oktober lørdag syv otte ni nogen deres vores jeres hendes
    denne dette disse hver fordi hvis end lige ud ind op ned åben lukket kærlighed år dage timer tog togstation vejr
    adgangskode selv igen altså selvom måske`,
  ],
  [
    'nb',
    `av jeg ikke det er som til med på for den de har et en men var han hun dere oss deg meg seg hva hvem hvordan hvorfor
    hvilken hvilke noe noen ingen aldri alltid mye mer mest etter uten mellom mot nå da også ble blir bli være vært ha
    hadde gjør gjøre si sier sa må kunne skulle ville hei takk tusen morgen kveld natt velkommen unnskyld uke mann
    kvinne barn gutt jente sønn datter bror søster far mor venn venner katt vann brød melk gate verden liv arbeid bok
    penger bra dårlig stor store liten lille ny nye gammel vakker hjelp lukk lagre søk avbryt rød grønn svart hvit gul
    mai mars oktober lørdag syv sju åtte ni deres vår hennes denne dette disse hver fordi hvis enn ut inn opp ned åpen
    stengt kjærlighet dager timer tog togstasjon vær passord selv igjen kanskje bare litt frem hjem hjemme norsk`,
  ],
  [
    'nn',
    `av eg ikkje det er som til med på for den dei har eit ein ei men var han ho dykk oss deg meg seg kva kven korleis
    kvifor kvar kvar kva noko nokon nokre ingen aldri alltid mykje meir mest etter utan mellom mot no då òg vart blir
    bli vere vore verte vert ha hadde gjer gjere seier sa sei må kunne skulle ville hei takk tusen morgon kveld natt
    velkomen orsak unnskyld veke mann kvinne barn gut jente son dotter bror syster far mor ven vener vennar katt vatn brød
    mjølk gate verd liv arbeid bok pengar bra dårleg stor store liten litle ny nye gammal vakker hjelp lukk lagre søk
    avbryt raud grøn svart kvit gul mai mars oktober laurdag sundag måndag tysdag sju åtte ni deira vår hennar denne
    dette desse kvar fordi viss dersom enn ut inn opp ned open stengd kjærleik dagar timar tog vêr passord sjølv igjen
    kanskje berre litt fram heim heime norsk nynorsk frå same saman skulen seie veit ynskjer eg fekk dykkar mål`,
  ],
  [
    'sv',
    `och att det i en som på är av för med den till inte om har de ett han men var jag sig från vi så kan när år under
    också efter eller nu sin där vid mot ska skulle kommer ut får finns vara hade alla andra mycket än här då sedan över bara
    in blir upp även vad två vill ha många hur mer går kunde du dig mig oss dem er hon hans hennes min din vår vem varför
    vilken vilka något någon ingen aldrig alltid utan mellan innan idag imorgon igår hej tack snälla god morgon kväll natt
    dag ja nej adjö välkommen ursäkta herr fru vecka man kvinna barn pojke flicka son dotter bror syster far mor vän
    vänner bil hus hund katt vatten bröd mjölk ost gata stad land världen liv tid arbete skola bok pengar bra dålig stor
    stora liten små ny nya gammal vacker lösenord hjälp stäng spara skicka sök avbryt dator telefon adress äpple hjärta
    himmel strand sommar vinter blå röd grön svart vit gul måndag tisdag onsdag torsdag fredag lördag söndag januari
    februari mars april maj juni juli augusti september oktober november december tre fyra fem sex sju åtta nio tio pris
    konto gratis eftersom kanske öppen stängd kärlek tåg väder igen själv säger`,
  ],
  [
    'is',
    `og að í á það er sem til við um með en ekki var hann hún þeir þær þau ég þú við þið mig þig sig mér þér sér okkur
    ykkur minn þinn sinn hans hennar þeirra af fyrir frá úr eftir undir yfir milli án þegar þar hér nú þá svo líka bara
    mjög meira mikið allt allir alla ekkert eitthvað einhver enginn aldrei alltaf hvað hver hvar hvernig hvers vegna
    hvenær hafa hefur hef hafði vera eru verið verða verður geta get getur vil vilja fara fer koma kemur segja segir halló
    hæ takk góðan góða dag daginn nótt kvöld morgun já nei bless velkomin afsakið ár maður kona barn börn strákur stelpa
    sonur dóttir bróðir systir faðir móðir pabbi mamma vinur vinir bíll hús hundur köttur vatn brauð mjólk ostur gata borg
    land heimur líf tími vinna skóli bók peningar góður gott slæmt stór lítill nýr gamall fallegur hjálp loka vista senda
    leita tölva sími epli hjarta himinn sumar vetur blár rauður grænn svartur hvítur gulur mánudagur þriðjudagur
    miðvikudagur fimmtudagur föstudagur laugardagur sunnudagur janúar febrúar mars apríl maí júní júlí ágúst einn tveir
    þrír fjórir fimm sex sjö átta níu tíu verð eða ef því þess þessi þetta þessa eins veður ást íslensku`,
  ],
];
