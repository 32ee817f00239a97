import type { WordGroup } from '../word-group.ts';

/** Frequent words of the Slavic languages, each written with every language that has it so spelled. */
export const slavicWords: readonly WordGroup[] = [
  [
    'pl',
    `i w na z do się nie jest to że o jak za od po co ale czy przez dla tak są przed może tylko jeszcze już bardzo być był
    była było były będzie ma mam masz mamy mieć ten ta te tego tej tym tych który która które ja ty on ona my wy oni mnie
    mi cię ci go mu jej nas nam was ich im mój moja moje twój twoja swój nasz wasz kto gdzie kiedy dlaczego ile jaki jaka
    wszystko wszyscy nic coś ktoś nikt nigdy zawsze znowu tutaj tam dzisiaj dziś jutro wczoraj teraz potem dziękuję proszę
    cześć dzień dobry dobranoc wieczór noc rano tak widzenia witaj witamy przepraszam pan pani rok lat lata człowiek
    mężczyzna kobieta dziecko dzieci chłopiec dziewczyna syn córka brat siostra ojciec matka przyjaciel samochód dom pies
    kot woda wody chleb mleko ser ulica miasto kraj świat życie czas praca szkoła książka pieniądze dobrze źle dobry duży
    mały nowy stary piękny hasło pomoc zamknij zapisz wyślij szukaj anuluj komputer telefon adres jabłko serce niebo lato
    zima niebieski czerwony zielony czarny biały żółty poniedziałek wtorek środa czwartek piątek sobota niedziela jeden dwa
    trzy cztery pięć sześć siedem osiem dziewięć dziesięć cena bez pod nad między gdy żeby więc kocham otwarte`,
  ],
  [
    'szl',
    `i we w na ze z do sie niy niyma je to iże ô jak za ôd po co ale eli bez lo la sōm przed może ino jeszcze już fest być
    bōł była było były bydzie mo mŏ mōm mŏsz mōmy mieć tyn ta te tego tyj tym kery kero kere jŏ ty ôn ôna my wy ôni mie cie
    go mu jij nŏs nŏm wŏs jejich mōj moja moje twōj swōj nasz fto kaj kej kedy czymu wiela jaki wszysko wszyjscy nic coś ftoś
    nigdy zawsze zaś sam tam dzisiej dziyń jutro wczorej teroz potym dziynkuja prosza witejcie dobry noc rano pyrsk rok
    lŏt człowiek chop baba dziecko bajtle synek dziołcha syn cera brat siostra ôciec matka kamrat auto dōm pies kot woda
    chlyb mlyko syr ulica miasto krŏj świat życie czas robota szkoła ksiōnżka pijōndze dobrze źle srogi mały nowy stary
    szwarny pōmoc godka gŏdać ślōnsk ślōnski ślōnskij jabko serce niebo lato zima modry czerwōny zielōny czŏrny biŏły żōłty
    pyńdziałek wtorek strzoda sztwortek piōntek sobota niydziela jedyn dwa trzi sztyry piyńć szejść siedym ôziym dziewiyńć
    dziesiyńć bez pod nad miyndzy żeby tōż terŏ mogã widzã wiym niych ôd`,
  ],
  [
    'cs',
    `a v na se je to že s z do o i jako za ale po pro k jsem jsi jsme jste jsou by byl byla bylo byli být bude budou má mám máš
    mít ten ta ty tento tato toto který která které já on ona ono my vy oni mě mi tě ti ho mu jí nás nám vás vám jich jim
    můj moje tvůj svůj náš váš kdo co kde kdy proč kolik jaký jak všechno všichni nic něco někdo nikdo nikdy vždy zase tady
    tam dnes zítra včera teď potom děkuji děkuju prosím ahoj dobrý den noc večer ráno ano ne nashledanou vítejte promiňte
    pán paní rok let léta člověk muž žena dítě děti chlapec dívka syn dcera bratr sestra otec matka přítel auto dům pes kočka
    voda vody chléb mléko sýr ulice město země svět život čas práce škola kniha peníze dobře špatně velký malý nový starý
    krásný heslo pomoc zavřít uložit odeslat hledat zrušit počítač telefon adresa jablko srdce nebe léto zima modrý červený
    zelený černý bílý žlutý pondělí úterý středa čtvrtek pátek sobota neděle jeden dva tři čtyři pět šest sedm osm devět
    deset cena bez pod nad mezi když aby nebo ještě už také jen velmi více může protože při přes`,
  ],
  [
    'sk',
    `a v na sa je to že s z do o i ako za ale po pre k som si sme ste sú by bol bola bolo boli byť bude budú má mám máš mať ten
    tá tie tento táto toto ktorý ktorá ktoré ja on ona ono my vy oni ma mi ťa ti ho mu jej nás nám vás vám ich im môj moja
    moje tvoj svoj náš váš kto čo kde kedy prečo koľko aký všetko všetci nič niečo niekto nikto nikdy vždy zase tu tam dnes
    zajtra včera teraz potom ďakujem prosím ahoj dobrý deň noc večer ráno áno nie dovidenia vitajte prepáčte pán pani rok
    rokov človek muž žena dieťa deti chlapec dievča syn dcéra brat sestra otec matka priateľ auto dom pes mačka voda vody
    chlieb mlieko syr ulica mesto krajina svet život čas práca škola kniha peniaze dobre zle veľký malý nový starý krásny
    heslo pomoc zavrieť uložiť odoslať hľadať zrušiť počítač telefón adresa jablko srdce nebo leto zima modrý červený zelený
    čierny biely žltý pondelok utorok streda štvrtok piatok sobota nedeľa jeden dva tri štyri päť šesť sedem osem deväť
    desať cena bez pod nad medzi keď aby alebo ešte už tiež len veľmi viac môže pretože pri cez`,
  ],
  [
    'sl',
    `in v na je se da za ki z s so pa po od do ne o pri kot ali bi bil bila bilo bili biti sem si smo ste bo bodo bom ima imam
    imaš imeti ta to te tega tej tem kateri katera katere jaz ti on ona mi vi oni me mene mu jo nas nam vas vam jih jim moj
    moja moje tvoj svoj naš vaš kdo kaj kje kdaj zakaj koliko kakšen kako vse vsi nič nekaj nekdo nihče nikoli vedno spet
    tukaj tam danes jutri včeraj zdaj potem hvala prosim živjo zdravo dober dobro dan noč večer jutro ja nasvidenje
    dobrodošli oprostite gospod gospa leto let človek moški ženska otrok otroci fant dekle sin hči brat sestra oče mati
    prijatelj avto hiša pes mačka voda vode kruh mleko sir ulica mesto država svet življenje čas delo šola knjiga denar
    slabo velik majhen mali nov star lep geslo pomoč zapri shrani pošlji išči prekliči računalnik telefon naslov jabolko
    srce nebo poletje zima moder rdeč zelen črn bel rumen ponedeljek torek sreda četrtek petek sobota nedelja ena dva tri
    štiri pet šest sedem osem devet deset cena brez pod nad med ko če ampak tudi še že samo zelo več lahko ker skozi kjer
    sva bova govoriti rad rada imajo morda hočem vem iz`,
  ],
  [
    'hr bs sr',
    `i u je na se da su za od s sa do a što koji koja koje nije ne o iz kao ali ili bi bio bila bilo bili biti sam si smo
    ste će ću ćemo ćete ćeš ima imam imaš imati ovaj ova ovo taj ta to te tog tom ja ti on ona mi vi oni me mene mu joj nas
    nam vas vam ih im moj moja moje tvoj svoj naš vaš tko ko gdje kad kada zašto koliko kakav kako sve svi ništa nešto netko
    nitko nikad uvijek opet ovdje tamo danas sutra jučer sada onda hvala molim bok zdravo dobar dobro dan noć večer jutro
    doviđenja dobrodošli oprostite gospodin gospođa godina godine čovjek muškarac žena dijete djeca dječak djevojka sin
    brat sestra otac majka prijatelj auto kuća pas mačka voda vode ulica grad zemlja svijet život vrijeme posao škola
    knjiga novac loše velik mali mala nov stari lijep lozinka pomoć zatvori spremi pošalji traži adresa srce nebo zima plav
    crven zelen crn bijel žut utorak srijeda četvrtak petak subota nedjelja jedan dva tri četiri pet šest sedam osam devet
    deset bez pod nad između samo vrlo više može jer kroz još već treba mogu želim volim znam nema pored nakon prije`,
  ],
  [
    'hr',
    `tko netko nitko što gdje tijekom uvijek također tjedan tjedna tisuća glazba kruh vlak kolodvor zrakoplov nogomet
    siječanj siječnja veljača veljače ožujak ožujka travanj travnja svibanj svibnja lipanj lipnja srpanj srpnja kolovoz
    kolovoza rujan rujna listopad listopada studeni studenoga prosinac prosinca općina uopće točno točka kazalište
    sveučilište zračna luka povijest obitelj žlica stol rajčica mrkva grah juha posjet osoba hvala bok spremi
    računalo zaslon poslužitelj datoteka mreža sustav pretraži izbornik poveznica lozinka odustani vrijeme dijete
    djeca vidjeti htjela htio bih svijet lijepo mlijeko ljeto rječnik liječnik ljekarna europa europski tvornica promet
    utjecaj uvjet suvremeni poduzeće tjedno dućan zadnji ponedjeljak srijeda nedjelja slijedeći vrt odmah gdjegod`,
  ],
  [
    'bs',
    `ko neko niko šta gdje uvijek također sedmica sedmice hiljada muzika hljeb voz stanica avion fudbal kafa kahva januar
    januara februar mart marta april aprila maj juni juna juli jula august augusta septembar oktobar novembar decembar
    općina uopće tačno tačka pozorište univerzitet aerodrom historija historije porodica kašika sto paradajz mrkva supa
    posjeta lijepo mlijeko ljeto ljekar apoteka evropa evropski fabrika saobraćaj uticaj uslov savremeni preduzeće
    ponedjeljak srijeda nedjelja vrijeme dijete djeca svijet vidjeti htio halo bosna bosne hercegovina sarajevo hiljadu hiljade tačno tačne tačni januaru februaru aprilu junu julu augustu septembru oktobru novembru decembru sarajevu bosni historijski aerodromu lahko
    mehko kompjuter šta zdravo odmah uredu također sačuvaj otkaži čovjek`,
  ],
  [
    'sr',
    `ko neko niko šta gde uvek takođe nedelja nedelje hiljada muzika hleb voz stanica avion fudbal kafa januar januara
    februar mart marta april aprila maj jun juna jul jula avgust avgusta septembar oktobar novembar decembar opština uopšte
    tačno tačka pozorište univerzitet aerodrom istorija istorije porodica kašika sto paradajz šargarepa supa poseta lepo
    lep lepa mleko leto lekar apoteka evropa evropski fabrika saobraćaj uticaj uslov savremeni preduzeće ponedeljak sreda
    nedelja vreme dete deca svet videti hteo hoću voleo halo srbija srbije beograd beogradu lako meko kompjuter ćao odmah
    sačuvaj otkaži čovek čoveka devojka dečak reč reči primer posle pre mesto ovde gore dole celo ceo vera sneg
    video želeo razumeo pesma delo delu deo svetski beo bela belo vredi devet sedi mleka dvesta zajedno juče prošle`,
  ],
  [
    'ru',
    `и в не на я что он с как а то это по но они мы из за у от так же вы для бы все она её его их только когда уже мне меня
    ещё о был была было были быть есть нет да или если чтобы где кто почему сколько какой какая какие этот эта эти тот та
    те ты нас вас нам вам им мой моя мои твой наш ваш всё ничего что-то кто-то никто никогда всегда здесь там сегодня завтра
    вчера сейчас потом спасибо пожалуйста привет здравствуйте добрый доброе день ночь вечер утро свидания добро пожаловать
    извините год лет человек люди мужчина женщина ребёнок дети мальчик девочка сын дочь брат сестра отец мать друг друзья
    машина дом собака кошка вода воды хлеб молоко сыр улица город страна мир жизнь время работа школа книга деньги хорошо
    плохо большой маленький новый старый красивый пароль помощь закрыть сохранить отправить поиск отмена компьютер телефон
    адрес яблоко сердце небо пляж лето зима синий красный зелёный чёрный белый жёлтый понедельник вторник среда четверг
    пятница суббота воскресенье один два три четыре пять шесть семь восемь девять десять цена без под над между очень
    можно может нужно хочу могу люблю после перед через тоже более стол язык работает который которые`,
  ],
  [
    'uk',
    `і й в у не на я що він з як а то це по але вони ми із за від так же ви для би все вона її його їх тільки коли вже мені
    мене ще о був була було були бути є немає ні або якщо щоб де хто чому скільки який яка які цей ця ці той та те ти нас вас
    нам вам їм мій моя мої твій наш ваш усе нічого щось хтось ніхто ніколи завжди тут там сьогодні завтра вчора зараз потім
    дякую прошу будь ласка привіт вітаю добрий день ніч вечір ранок побачення ласкаво просимо вибачте рік років людина
    люди чоловік жінка дитина діти хлопчик дівчина син дочка брат сестра батько мати друг друзі машина дім будинок собака
    кіт вода води хліб молоко сир вулиця місто країна світ життя час робота школа книга гроші добре погано великий малий
    новий старий гарний пароль допомога закрити зберегти надіслати пошук скасувати комп'ютер телефон адреса яблуко серце
    небо літо зима синій червоний зелений чорний білий жовтий понеділок вівторок середа четвер п'ятниця субота неділя один
    два три чотири п'ять шість сім вісім дев'ять десять ціна без під над між дуже можна може потрібно хочу можу люблю після
    через також більше мова який`,
  ],
  [
    'be',
    `і ў у не на я што ён з як а то гэта па але яны мы за ад так жа вы для бы ўсё яна яе яго іх толькі калі ўжо мне мяне
    яшчэ аб быў была было былі быць ёсць няма не або каб дзе хто чаму колькі які якая якія гэты гэтая гэтыя той ты нас вас
    нам вам ім мой мая мае твой наш ваш усе нічога нешта хтосьці ніхто ніколі заўсёды тут там сёння заўтра учора цяпер потым
    дзякуй калі ласка прывітанне добры дзень ноч вечар раніца пабачэння запрашаем прабачце год гадоў чалавек людзі мужчына
    жанчына дзіця дзеці хлопчык дзяўчына сын дачка брат сястра бацька маці сябар сябры машына дом сабака кот вада вады
    хлеб малако сыр вуліца горад краіна свет жыццё час праца школа кніга грошы добра дрэнна вялікі малы новы стары прыгожы
    дапамога закрыць захаваць адправіць пошук тэлефон адрас яблык сэрца неба лета зіма сіні чырвоны зялёны чорны белы жоўты
    панядзелак аўторак серада чацвер пятніца субота нядзеля адзін два тры чатыры пяць шэсць сем восем дзевяць дзесяць цана
    без пад над паміж вельмі можна можа трэба хачу магу люблю пасля праз таксама больш мова беларускай`,
  ],
  [
    'bg',
    `и в не на аз че той с като а то това по но те ние от за при до така вие би всичко тя ѝ него нея ги само когато вече
    мен ми още беше бил била било бяха бъде е са съм си сме сте има няма да ще или ако за да къде кой защо колко какъв каква
    какви този тази тези онзи ти нас вас ни ви им мой моя твой наш ваш нищо нещо някой никой никога винаги тук там днес утре
    вчера сега после благодаря моля здравей здравейте добър добро ден нощ вечер утро довиждане добре дошли извинете година
    години човек хора мъж жена дете деца момче момиче син дъщеря брат сестра баща майка приятел кола къща куче котка вода
    хляб мляко сирене улица град страна свят живот време работа училище книга пари лошо голям малък нов стар красив
    парола помощ затвори запази изпрати търси отказ компютър телефон адрес ябълка сърце небе лято зима син червен зелен
    черен бял жълт понеделник вторник сряда четвъртък петък събота неделя един два три четири пет шест седем осем девет
    десет цена без под над между много може трябва искам мога обичам след преди през също повече който която което които
    във със език какво как`,
  ],
  [
    'mk',
    `и во не на јас дека тој со како а тоа по но тие ние од за при до така вие би сè таа него неа ги само кога веќе мене ми
    уште беше бил била било беа биде е се сум си сме сте има нема да ќе или ако каде кој зошто колку каков каква овој оваа
    овие оној ти нас вас нè ве им мој моја твој наш ваш ништо нешто некој никој никогаш секогаш тука таму денес утре вчера
    сега потоа благодарам ве молам здраво добар добро ден ноќ вечер утро догледање добредојдовте извинете година години
    човек луѓе маж жена дете деца момче девојка син ќерка брат сестра татко мајка пријател кола куќа куче мачка вода леб
    млеко сирење улица град земја свет живот време работа училиште книга пари лошо голем мал нов стар убав лозинка помош
    затвори зачувај испрати барај откажи компјутер телефон адреса јаболко срце небо лето зима син црвен зелен црн бел жолт
    понеделник вторник среда четврток петок сабота недела еден два три четири пет шест седум осум девет десет цена без под
    над меѓу многу може треба сакам можам по пред низ исто повеќе што кои која кое јазик`,
  ],
  [
    'sr',
    `и у је на се да су за од с са до а што који која које није не о из као али или би био била било били бити сам си смо
    сте ће ћу ћемо има имам овај ова ово тај та то те ја ти он она ми ви они ме мене му јој нас нам вас вам их им мој моја
    твој свој наш ваш ко где кад када зашто колико какав како све сви ништа нешто неко нико никад увек опет овде тамо данас
    сутра јуче сада онда хвала молим здраво добар добро дан ноћ вече јутро довиђења добродошли извините година године човек
    мушкарац жена дете деца дечак девојка син ћерка брат сестра отац мајка пријатељ кола кућа пас мачка вода хлеб млеко
    сир улица град земља свет живот време посао школа књига новац лоше велик мали нов стари леп лозинка помоћ затвори
    сачувај пошаљи тражи откажи рачунар телефон адреса јабука срце небо лето зима плав црвен зелен црн бео жут понедељак
    уторак среда четвртак петак субота недеља један два три четири пет шест седам осам девет десет цена без под над између
    само врло више може јер кроз још већ треба могу желим волим знам нема после пре језик`,
  ],
];
