import type { WordGroup } from '../word-group.ts';

/** Words in which neighbouring languages differ, many of them from user interfaces; `da_li` is two words in a row. */
export const neighbourWords: readonly WordGroup[] = [
  [
    'gl',
    `ficheiro ficheiros cartafol xanela xanelas pantalla fallou fallo erro erros ligazón ligazóns nome nomes número obxecto obxectivo
    imaxe imaxes páxina páxinas tamaño cor cores texto rato teclado tecla botón botóns liña liñas columna columnas usuario usuaria usuarios rede
    impresora dispositivo dispositivos aplicativo aplicación aplicacións versión opción opcións engadir eliminar retirar crear amosar mostrar ler
    escribir abrir escoller escolla seleccionar seleccione activar activado desactivar indica posíbel posible dispoñible dispoñíbel válido
    incorrecta incorrecto descoñecido descoñecida produciuse houbo atopar atopou atopouse puido foi_posíbel non_se non_é da_xanela fiestra
    cadro diálogo contido conxunto valor valores predeterminado lista listas sistema información conexión rota rúa xogo xogos chuvia avó avoa
    lingua galego galega fala dixen vin veu fixo fixen quixo puxo sairá hoxendía tarde cedo lonxe preto dentro fóra enriba debaixo diante
    detrás mellor peor maior menor calquera cada_un varios agás mediante segundo através algunha algún ningún ningunha aquela destes destas
    nestes nesta dese disto nisto cousas xeito forma lugar parte vila praza igrexa mesa cadeira porta fiestra cama xantar cea almorzo peixe carne
    froita laranxa uvas viño cervexa zume sal azucre`,
  ],
  [
    'pt',
    `ficheiro ficheiros arquivo arquivos pasta janela janelas tela ecrã falhou falha erro erros ligação nome nomes número objeto objetivo imagem
    imagens página páginas tamanho cor cores texto mouse teclado tecla botão botões linha linhas coluna colunas utilizador usuário usuários
    rede impressora dispositivo dispositivos aplicativo aplicação aplicações versão opção opções adicionar remover eliminar criar mostrar ler
    escrever abrir escolher selecionar ativar desativar possível disponível válido inválido incorreto desconhecido encontrado
    não_foi não_é conteúdo conjunto valor valores padrão lista sistema informação conexão língua melhor pior maior menor qualquer algum alguma
    nenhum nenhuma deste desta nesta neste disso nisso jeito forma lugar parte praça igreja mesa cadeira porta cama almoço jantar peixe carne
    fruta laranja vinho cerveja suco sumo sal açúcar chuva jogo rua foi_possível através`,
  ],
  [
    'es',
    `archivo archivos fichero ficheros carpeta ventana ventanas pantalla falló fallo error errores enlace nombre nombres número objeto objetivo
    imagen imágenes página páginas tamaño color colores texto ratón teclado tecla botón botones línea líneas columna columnas usuario usuarios red
    impresora dispositivo dispositivos aplicación aplicaciones versión opción opciones añadir eliminar quitar crear mostrar leer escribir
    abrir elegir elija seleccionar seleccione activar desactivar indica posible disponible válido inválido incorrecto desconocido encontrado no_se no_es
    contenido conjunto valor valores lista sistema información conexión lengua mejor peor mayor menor cualquier cualquiera algún alguna ningún
    ninguna varios mediante través forma lugar parte plaza iglesia silla puerta cama almuerzo cena pescado carne fruta naranja vino cerveza jugo zumo
    sal azúcar lluvia juego tamaños sigue mientras_que si_se el_que la_que lo_que de_la en_el en_la por_favor de_los a_la rota roto al_menos también
    tradición traducción palabra palabras abajo arriba izquierda derecha dentro fuera cerca lejos`,
  ],
  [
    'ast',
    `ficheru ficheros carpeta ventana pantalla fallu fallos enllaz nome nomes númberu oxetu oxetivu imaxe imáxenes páxina páxines tamañu color colores
    testu mur tecláu tecla botón botones llinia llinies columna columnes usuariu usuarios rede preséu preseos aplicación versión opción opciones amestar
    desaniciar quitar crear amosar lleer escribir abrir escoyer esbillar activar pue posible disponible válidu inválidu desconocíu atopáu nun_se
    nun_ye nun_pudo conteníu valor valores llista sistema información conexón meyor peyor mayor menor cualesquier dalgún dalguna nengún
    nenguna delles dellos por_mor lluz lluna llobu llibertá verdá vegaes xuegu agües puerta ilesia carne pexe vinu sidra sal azucre
    usar_el afitar camudar guardáu camín caminu mesmo mesma tien_de ye_un ye_una del_ficheru`,
  ],
  [
    'an',
    `fichero fichers fichers carpeta finestra finestras pantalla fallo error nombre nombres numero imachen imachens pachina pachinas tamanyo color
    colors texto ratón teclau tecla botón botons linia linias columna columnas usuario usuarios ret dispositivo dispositivos aplicación aplicacions
    versión opción opcions adhibir borrar sacar creyar amostrar leyer escribir ubrir trigar trigue seleccionar activar posible disponible valido
    desconoixito desconoixiu trobar trobau no_s'ha no_ye no_s' conteniu valor valors lista sistema información connexión millor pior mayor
    qualsiquier bella bells bellas garra si_o si_la d'a d'as puet_estar en_o de_o a_la ye_un fayer feba feban diciba heban lugars ret cal fería
    l'archivo rechión tiempos treballar chuego chugar chovent chen viello muller`,
  ],
  [
    'oc',
    `fichièr fichièrs dossièr fenèstra fenèstras ecran error errors ligam nom noms nombre numèro objècte imatge imatges pagina paginas talha
    color colors tèxte mirga clavièr tòca boton botons linha linhas colomna colomnas utilizaire utilizaires ret periferic aplicacion aplicacions version opcion opcions
    apondre suprimir levar crear afichar legir escriure dobrir causir seleccionar activar desactivar possible disponible valid invalid inconegut
    trobat impossible impossible_de fracàs contengut valor valors lista sistèma informacion connexion melhor pièger màger qualque qualques pasmens alara
    aital aquí aquel d'aquel d'aquesta d'unes d'un i_a es_pas a_pas pòt_pas podètz cossí quora perque l'utilizaire lo_fichièr dels la_fenèstra plen jos_la
    se_lo que_lo estat actiu activa per_defaut cap_de occitana femnas tèrra cèl vent pluèja`,
  ],
  [
    'ca',
    `fitxer fitxers carpeta finestra finestres pantalla error errors enllaç nom noms nombre número objecte imatge imatges pàgina pàgines mida color colors
    text ratolí teclat tecla botó botons línia línies columna columnes usuari usuaris xarxa dispositiu dispositius aplicació aplicacions versió opció opcions afegir
    afegeix suprimir suprimeix treure crear crea mostrar mostra llegir escriure obrir obre escollir trieu seleccionar selecciona seleccioneu activar desactivar
    possible disponible vàlid desconegut desconeguda trobat trobar no_s'ha no_és no_es no_s'han s'ha s'han contingut valor valors llista sistema informació
    connexió millor pitjor major menor qualsevol algun alguns cap així aleshores aquí mentre mitjançant forma lloc part plaça església taula
    cadira porta llit dinar sopar peix carn fruita taronja vi cervesa suc sal sucre pluja joc de_la a_la en_el per_a calenta perdut perduda feliç
    fresc fresca vermella propera rebutjat trencada esmorzar amistat nit_bona llengua`,
  ],
  [
    'da nb',
    `navn feil fejl fil filer mappe vindu vindue skjerm skærm tekst linje linjer knapp knap bruger bruker brukere brugere ikke_er som_skal som_er
    er_ikke kunne_ikke kan_ikke kan_være til_å_være nødvendig gyldig ugyldig ukendt ukjent venstre`,
  ],
  [
    'da',
    `fejl fil filen filer mappe vindue vinduet skærm skærmen tekst knap knappen bruger brugeren brugere adgangskode navn navnet billede billeder side sider størrelse farve
    farver tastatur mus linje kolonne netværk printer enhed enheder program programmet version indstilling indstillinger tilføj fjern slet opret vis læs skriv åbn
    vælg valgt aktivér aktiveret deaktivér mulig muligt tilgængelig tilgængeligt gyldig gyldigt ugyldig ugyldigt ukendt fundet ikke_fundet kunne_ikke mislykkedes
    indhold værdi værdier liste system systemet oplysninger forbindelse bedre værre større mindre enhver nogle hvilket hvorvidt såfremt igennem
    fjernet oprettet anvendt bruges brugt angivet angiver skal_være er_ikke ved_at for_at kørsel nøgle nøglen tegn tegnet dansk sprog udskriv udskrivning gemt
    forsøg vent venligst farvel tillykke dagen fødselsdag hvornår imellem højre venstre øverst nederst nærmeste regn vinden`,
  ],
  [
    'nb',
    `feil filen filer mappe vindu vinduet skjerm skjermen tekst knapp knappen bruker brukeren brukere passord navn navnet bilde bilder side sider størrelse farge
    farger tastatur mus linje kolonne nettverk skriver enhet enheter program programmet versjon innstilling innstillinger legg_til fjern slett opprett vis les
    skriv åpne velg valgt aktiver aktivert deaktiver mulig tilgjengelig gyldig ugyldig ukjent funnet ikke_funnet kunne_ikke mislyktes innhold verdi verdier
    liste system systemet opplysninger informasjon tilkobling bedre verre større mindre enhver noen hvilket hvorvidt dersom gjennom fjernet opprettet brukt brukes
    angitt oppgitt skal_være er_ikke ved_å for_å å_være til_å kjøring nøkkel nøkkelen tegn tegnet norsk språk utskrift lagret forsøk vent vennligst gratulerer
    høyre venstre øverst nederst nærmeste regn vinden bokmål å_bruke vises brukerens avbrutt`,
  ],
  [
    'nn',
    `feil fila filer filene filnamn mappe mappa vindauge vindauget skjerm skjermen tekst tekstar knapp knappen brukar brukaren brukarar passord namn namnet
    namna bilete biletet bilete side sider sida storleik farge fargar tastatur mus line linja kolonne nettverk skrivar eining einingar program programmet versjon versjonen
    innstilling innstillingar legg_til fjern slett opprett vis les skriv opna vel vald valt valde aktiver aktivert deaktiver mogleg tilgjengeleg gyldig ugyldig ukjend
    ukjent funnen ikkje_funne kunne_ikkje klarte_ikkje innhald verdi verdiar liste lista system systemet opplysingar informasjon tilkopling betre verre større mindre noko_som kva_som
    gjennom fjerna oppretta brukt brukast brukar_ein angjeve oppgjeve skal_vera er_ikkje ved_å for_å å_vera køyring køyre køyrer nøkkel nøkkelen teikn teiknet nynorsk språk
    utskrift lagra forsøk vent ver_venleg høgre høgresida venstre øvst nedst nærast regn vinden å_bruka visast avbroten fleire færre lågare høgare eigen eiga eigne vegen
    krevst tilhøyrer tilbake attende berre_når innan mellombels mogeleg verken ingenting einskild dømet døme bruka skriva gå vera gjera setja seia koma`,
  ],
  [
    'sv',
    `fel filen filer mapp fönster fönstret skärm text knapp användare användaren lösenord namn namnet bild bilder sida sidor storlek färg färger tangentbord mus rad
    kolumn nätverk skrivare enhet enheter program programmet version inställning inställningar lägg_till ta_bort skapa visa läs skriv öppna välj vald aktivera
    möjlig tillgänglig giltig ogiltig okänd hittades inte_hittas kunde_inte kan_inte misslyckades innehåll värde värden lista system systemet information anslutning
    bättre sämre större mindre några vilket genom borttagen använd används angiven angivet ska_vara är_inte för_att att_vara nyckel tecken svenska språk`,
  ],
  [
    'hr',
    `redak redaka retka stvoriti stvori stvaranje tablica tablice zaslona inačica inačice ljuska predmemorija veličina odredište podatak podaci predložak
    treba_li je_li postoji_li može_li hoće_li nije_moguće moguće nije_uspjelo nisam_mogao naredba naredbe neispravan neispravna neispravno nepoznat nepoznata pogreška pogreške
    tijek tijekom uporaba koristi_se ispis pisač tipkovnica miš gumb gumba klizač kut rub točka točke umetni umetanje osobno izravno jezik korisnik korisnika
    lozinka dopušteno dopuštenje ovjera provjera preglednik poslužitelj poslužitelja ulaz izlaz učitaj učitavanje preuzmi prijava odjava oblikovanje
    općenito vrijednost vrijednosti sljedeći sljedeće primjer promjena promijeni promjene prikaži prikazuje prikazati datum vrsta redoslijed zadan zadano zadana
    u_kojem s_kojeg razina unutar izvan ravnalo sučelje sučelja sažetak kazalo poveznica znanstvenici`,
  ],
  [
    'sr',
    `da_li ne_mogu mogu_da može_da treba_da mora_da želite_da ne_može nije_uspelo nisam_uspeo red redova tabela tabele ekran ekrana veličina datoteke direktorijum direktorijuma
    podatak podaci naredba naredbe neispravan neispravna neispravno nepoznat nepoznata greška greške upotreba koristi ispis štampač štampača štampanje tastatura
    miš dugme dugmeta dugmad klizač ugao ivica ivice tačka tačke ubaci lično direktno jezik korisnik korisnika lozinka dozvoljeno dozvola provera pregledač server servera
    ulaz izlaz učitam učitavanje preuzmi prijava odjava uopšteno vrednost vrednosti sledeći sledeće primer promena promeni izmeni izmena prikaži prikazuje datum vrsta
    podrazumevano podrazumevana podrazumevani nivo unutar van sažetak veza spisak spiska odredišta odredište naučnici da_sačuvam da_se da_je biće_da umnoži ostava postavka utiče prelom
    program programa prozor prozora srpski latinica žele_da mogla_da mogao_da hoće_da počeo_da smem neophodno`,
  ],
  [
    'bs',
    `da_li ne_mogu mogu_da nije_moguće tabela tabele ekran ekrana direktorij datoteka neispravan nepoznat greška greške štampač tastatura miš dugme dugmeta klizač ugao ivica
    tačka tačke lozinka dozvoljeno provjera server vrijednost vrijednosti sljedeći primjer promjena promijeni prikaži podrazumijevano podrazumijevana podrazumijevani
    prozora bosanski jezik korištenje korištenja nivo bosne uređaja prečica prečicu cijelom zaključavanja premjesti širina dužina dužine radnju radnji izaberite`,
  ],
  [
    'sr',
    `да_ли не_могу могу_да може_да треба_да мора_да није_успело табела екран датотека датотеке директоријум фасцикла податак подаци наредба неисправан неисправна неисправно
    непознат непозната грешка грешке употреба користи штампач тастатура миш дугме тачка језик корисник корисника дозвољено сервер вредност
    вредности следећи следеће пример промена измени прикажи прикази датум врста подразумевано подразумевана ниво списак програм програма прозор прозора
    српски постављено нове нови нова слика слике величина број броја боја боје натпис порука поруке опис садржај мрежа уређај уређаја`,
  ],
  [
    'mk',
    `дали не_може не_можам може_да треба_да мора_да не_успеа табела екран екранот датотека датотеката датотеки папка податоци наредба неисправен невалидно невалиден невалидна
    непознат непозната непознато грешка грешката употреба користи печатач печатачот тастатура глувче глушец копче копчето точка корисник корисникот дозволено
    сервер серверот вредност вредноста вредности следниот следно пример промена промени прикажи датум вид стандардно ниво листа листата програм програмата програма
    прозорец прозорецот македонски поставено нов нова ново нови слика сликата големина големината број бројот боја бојата порака опис содржина мрежа
    уред уредот избриши додај отстрани отвори зачувува овозможи оневозможи лево десно најди поради поголем помал друг друга други некои`,
  ],
  [
    'bg',
    `дали не_може не_мога може_да трябва_да не_успя таблица екран екрана файл файла файлове файлът папка данни команда невалиден невалидна невалидно неизвестен
    неизвестна неизвестно грешка грешката употреба използва използване принтер клавиатура мишка бутон бутона бутонът точка потребител потребителя позволено
    сървър стойност стойността стойности следващ пример промяна промени показване дата вид ниво списък списъка програма програмата прозорец прозореца
    български зададен зададена нов нова ново нови изображение изображението размер размера брой броя цвят цвета съобщение описание съдържание мрежа устройство устройството
    изтриване добавяне премахване отваряне включване изключване ляво дясно търсене поради по-голям друг друга други някои на_български не_е да_се`,
  ],
  [
    'ru',
    `файл файла файлов папка окно экран ошибка ошибки пользователь пользователя пароля имя данные команда неверный неверная недопустимый неизвестный неизвестная
    использование использовать принтер клавиатура мышь кнопка строка строки сервер значение значения список программа изображение размер число цвет сообщение
    описание содержимое сеть устройство удалить добавить открыть включить отключить слева справа найти другой другие некоторые невозможно удалось не_удалось нельзя
    русский система версия параметр параметры показать настройки текст`,
  ],
  [
    'uk',
    `файл файла файлів тека вікно екран помилка помилки користувач користувача ім'я дані команда некоректний неправильний невідомий невідома використання використовувати принтер
    клавіатура миша кнопка рядок рядка сервер значення перелік список програма зображення розмір число колір повідомлення опис вміст мережа пристрій вилучити видалити додати
    відкрити увімкнути вимкнути ліворуч праворуч знайти інший інші деякі неможливо вдалося не_вдалося українська система версія параметр параметри показати текст`,
  ],
  [
    'id',
    `berkas galat kesalahan tampilan tampilkan tampil opsi layar jaringan tombol jendela ukuran daftar kunci perintah setelah karakter pengguna aksi aktifkan valid tersedia
    terpasang digunakan ditemukan diketahui dikenal diberikan ditentukan didukung mendukung bisa tak_ada tidak_valid tidak_dapat mesti selalu cukup memiliki ketika saat
    bila apakah sumber permintaan pemisah pilihan pesan versi informasi fungsi nama lokasi kode tipe gambar teks baris kolom surel peramban tautan
    hapus ubah unduh pasang instal batalkan kata_sandi lewat jelek enak kaki mohon pohon payung indonesia kue lembah tetangga libur liburan kalian dong sih deh
    mengerti ngomong pintar aneh celana sepatu kaos kantong makan_malam wortel semangka koran majalah kuliah dosen rapat harga_nya resmi karyawan perusahaan`,
  ],
  [
    'ms',
    `fail ralat paparan papar paparkan pilihan skrin rangkaian butang tetingkap saiz senarai kekunci arahan selepas aksara pengguna tindakan hidupkan sah boleh_guna tersedia terpasang
    sama_ada adalah bagi satu sebuah seorang boleh tiada tak_sah tidak_sah tidak_boleh mesti sentiasa cukup mempunyai apabila bila semasa adakah sumber permintaan benarkan dibenarkan
    kebenaran mesej versi maklumat fungsi nama lokasi kod jenis imej gambar teks baris lajur kolum emel pelayar pautan buang padam ubah muat_turun pasang kata_laluan melalui lalai latar_belakang
    tetapan tetapkan menetapkan kawasan warna lebar tinggi dalam_piksel kiri kanan merujuk gagal lawat sedap pokok payung jiran cikgu budak kakitangan syarikat akhbar seluar kasut
    faham bercakap pandai pelik cuti korang awak_semua kueh tembikai mesyuarat pensyarah rasmi tersebut perbahasan cadangan jawatankuasa hujung_minggu taksi teksi percuma`,
  ],
  [
    'af',
    `lêer lêers gids venster vensters skerm fout foute gebruiker gebruikers naam beeld beelde bladsy bladsye grootte kleur kleure teks muis sleutel knoppie lyn lyne kolom netwerk drukker
    toestel program weergawe keuse keuses voeg verwyder skep vertoon wys lees skryf maak_oop kies gekies aktiveer moontlik beskikbaar geldig ongeldig onbekend onbekende gevind nie_gevind
    kon_nie kan_nie is_nie misluk inhoud waarde waardes lys stelsel inligting verbinding beter slegter groter kleiner enige sommige deur verwyderde gebruik moet_wees om_te_ nie_nie taal ongeldige
    kopieer druk soos hierdie_ tydens word_nie wees_nie`,
  ],
  [
    'nl',
    `bestand bestanden map venster vensters scherm fout fouten gebruiker gebruikers wachtwoord naam namen afbeelding afbeeldingen pagina grootte kleur kleuren tekst muis toets knop regel regels
    kolom netwerk printer apparaat programma versie optie opties toevoegen verwijderen maken tonen lezen schrijven openen kies gekozen inschakelen mogelijk beschikbaar geldig ongeldig ongeldige
    onbekend onbekende gevonden niet_gevonden kon_niet kan_niet is_niet mislukt inhoud waarde waarden lijst systeem informatie verbinding beter slechter groter kleiner sommige door gebruikt
    gebruik moet_zijn om_te nederlands taal`,
  ],
  [
    'eo',
    `dosiero dosieroj dosierujo fenestro ekrano eraro eraroj uzanto uzantoj nomo nomoj bildo bildoj paĝo grando grandeco koloro koloroj teksto klavo klavaro muso butono linio linioj reto aparato
    programo versio opcio opcioj elekti elektu aldoni montri legi skribi malfermi nevalida nekonata ne_eblas ne_eblis malsukcesis valoro valoroj listo sistemo konekto pli_bona estas_la`,
  ],
  [
    'sl',
    `datoteka datoteke datotek mapa okno okna zaslon napaka napake uporabnik uporabnika geslo ime slika slike stran velikost barva besedilo miška tipka gumb vrstica vrstice stolpec omrežje
    tiskalnik naprava naprave program različica možnost možnosti dodaj odstrani ustvari prikaži pokaži preberi zapiši odpri izberi izbrano omogoči onemogoči mogoče na_voljo veljaven neveljaven neveljavna
    neznan neznana najdena ni_mogoče ni_bilo ni_uspelo vsebina vrednost vrednosti seznam sistem podatki povezava boljši večji manjši katerikoli nekateri skozi uporaba ali_naj mora_biti slovenski`,
  ],
];
