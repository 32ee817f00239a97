/**
 * Everyday words of each language beside those that distinguish languages, as they are written in mails, reports and
 * instructions. Of two words that may be meant these are likelier; that is all they are for.
 */
export const everydayWords: Readonly<Record<string, string>> = {
  // Counts of books split them.
  en: `
    aren't can't couldn't didn't doesn't don't hadn't hasn't haven't isn't mustn't needn't shouldn't wasn't weren't won't
    wouldn't
  `,
  de: `
    abend adresse aktuell aktuelle aktuellen allgemein angebot angegeben angegebene angegebenen antwort anzeigen anzeige
    arbeit arbeiten artikel aufgabe aufgaben ausgabe ausgeben auswahl auswählen automatisch bearbeiten bedeutet bedingung
    befehl befehle beginnen beispiel bekannt bekommen benutzer benutzt benutzung benötigt bereich bereit bericht bericht
    beschreibung besonders besser beste bestellung besuch bezahlen bild bilder bitte bleiben bleibt brauchen braucht brief
    bringen buch bücher computer dabei daher damit danach danke darauf darin darum datei dateien daten datum davon dazu
    deutsch deutschland diesem dinge direkt eigene eigenen einfach eingabe eingeben einige einmal einstellung einstellungen
    ende endlich englisch entfernen entweder ergebnis ergebnisse erhalten erlaubt erst erstellen erstellt erste ersten
    etwas fahren fall falls falsch familie fehler fenster fertig fest finden findet folgende folgenden form frage fragen
    freitag freund freunde freundlichen früher funktion für ganz ganze geben gefunden gegeben gehen geht geld gemeinsam
    genau genommen gerade gern gerne gesagt geschrieben gesetzt gestern gesehen gibt gleich glauben grenze groß große
    großen größe grund gruppe gruppen grüße gut gute guten haus heißt helfen herzlich heute hilfe hinzufügen hoffe hören
    immer information informationen inhalt interessant jahr jahre jahren jeder jedoch jemand jetzt kaufen keine kennen
    kind kinder klar klein kleine kommen kommt könnte können konnte kosten kunde kunden kurz lang lange lassen leben
    leider lernen lesen letzte letzten leute liebe liste löschen machen macht manchmal mann mehr mehrere meinung mensch
    menschen minute minuten mitarbeiter mittwoch möchte möglich möglichkeit monat montag morgen müssen muss musste
    nachricht nächste nächsten name namen natürlich neben nehmen neue neuen nicht nichts niemand normal nummer nur oben
    ohne öffnen ordner paket pakete passwort person platz preis problem probleme produkt programm programme projekt prüfen
    punkt rechnung rechts richtig sache sagen sagt schicken schlecht schließen schnell schon schön schreiben schule sehen
    sehr seite seiten selbst senden sicher sofort sollte sollten sondern sonst speichern spielen sprache stadt standard
    stehen stelle steht straße stunde stunden suche suchen system tage telefon termin text tisch treffen treffen trotzdem
    unter unterschied unterstützt unterstützung ungültig ungültige urlaub verfügbar vergessen verkaufen verschiedene
    version verstehen versuchen verwenden verwendet verzeichnis viel viele vielen vielleicht voll vorher wahl während
    wahrscheinlich warten warum wasser weitere weiteren welche weniger wenn werden wert werte wichtig wichtige wieder
    wirklich wissen woche wochen wohnen wohnung wollen wort wörter zahl zeichen zeigen zeigt zeile zeilen zeit ziel zimmer
    zugriff zuletzt zurück zusammen zwischen`,
  es: `
    abrir abierto acceso acción aceptar acuerdo además adiós agua ahora algo alguien alguna algunas alguno algunos allí
    amigo amigos antes apoyo aprender aquí archivo archivos así aunque ayer ayuda ayudar bajo banco base bastante bien
    buena buenas bueno buenos buscar cada calle cambiar cambio cambios campo carácter caracteres casa casi caso causa
    cerca ciudad claro cliente clientes código comenzar comer comida como comprar común con conocer construir contar
    contenido contra contraseña control copia correcto correo cosa cosas creer cuando cuanto cuatro cuenta cuerpo cuidado
    datos debe deben decir dejar dentro derecho desde después detalle diferente diferentes difícil dinero dirección directorio
    distinto donde durante edad ejemplo empezar empresa encontrar encuentra enero entender entonces entrada entrar entre
    enviar equipo error errores escribir escuela español especial espera esperar estaba estado estamos estar estilo estos
    estudiar evitar existe éxito fácil falta familia favor fecha fichero ficheros fiesta final forma fuera funciona función
    general gente gracias gran grande grandes grupo guardar gusta gustaría haber hablar hacer hacia hasta hecho hermano
    hija hijo historia hola hombre hora horas hoy idea idioma igual imagen importante incluso información inglés interés
    leer lengua libro libros limpio línea líneas lista listo llamada llamar llegar llevar lugar lunes luego madre mañana
    manera mano mantener máximo mayor media mejor mejores memoria menos mensaje mensajes mercado mesa mientras minuto minutos
    mismo misma modo momento mostrar mucha muchas mucho muchos muestra mujer mundo muy nada nadie necesario necesita
    necesito ningún ninguna ninguno niño niños noche nombre nombres normal nosotros nuestra nuestro nueva nuevas nuevo
    nuevos número nunca obtener ocurrido opción opciones orden otra otras otro otros padre página páginas pagar país
    palabra palabras papel paquete paquetes para parámetro parte pasado pasar paso película pensar pequeño perder perfecto
    permite pero persona personas poco poder podría porque posible precio pregunta preguntar primer primera primero
    problema problemas proceso producto programa pronto proyecto próxima próximo prueba puede pueden puerta punto quería
    quien quiere quiero quizás razón realmente recibir recordar respuesta resultado resultados reunión saber sabe salida
    salir secreto seguir según segundo seguro semana semanas sentido señal señor señora servicio servidor siempre siguiente
    siguientes sistema sobre solo solamente solución también tampoco tanto tarde tema tener tengo tiempo tiene tienda tienen
    tipo todas todavía todo todos tomar trabajar trabajo través tres última último usar usuario usuarios utilizar vacaciones
    valor valores varios verdad versión vez veces viaje vida viejo viernes vista vivir volver`,
  fr: `
    accès accord acheter actuel actuelle adresse afficher affiche ainsi aider ailleurs aimer ajouter aller alors ami amis
    ancien année années appel appeler apporter apprendre après argent arrêter arrive arriver article assez attendre attention
    aucun aucune aujourd'hui auprès aussi aussitôt autant autre autres avant avec avoir beaucoup besoin bien bientôt bonjour
    bonne bonsoir bureau caractère caractères cause cela celle celui certain certaine certains ceux chacun chaque changement
    changer chaque chemin cher chercher chez choisir choix chose choses cinq client clients code combien comme commencer
    comment commande commandes compte compris comprendre connaître construire contenu contre copie correct côté couleur cours
    création créer dans date début décider décision déjà demain demande demander depuis dernier dernière derrière
    dessous dessus deux devant devenir devoir différent différents difficile dire direct dont donc donner données dossier
    droit durant école écran écrire également élément éléments elle elles émission encore enfant enfants enfin ensemble
    ensuite entendre entre entrée entreprise entrer envoyer équipe erreur erreurs espace espère essayer état être étude
    exemple existe expliquer expression facile façon faire fait famille faut femme fenêtre ferme fermer fichier fichiers
    fille film fils fonction fonctionne fonctions fois forme fournir français garder gens grand grande grands groupe
    guerre habitude heure heures heureux hier histoire homme hommes idée ici image important importante impossible
    indique information informations interface intéressant invalide jamais jardin jouer jour journée jours juste laisser
    langue lecture lettre leur leurs lien lieu ligne lignes lire liste livre livres logiciel loin long longueur longtemps
    lorsque lundi lumière main maintenant mais maison manière manque marche marché matin mauvais meilleur meilleure même
    mémoire merci mère message messages mesure mettre midi mieux minute minutes mode modifier mois moins moment monde
    monsieur montrer mort mots moyen musique naturel nécessaire niveau nombre nombreux nommer normal notre nouveau nouveaux
    nouvelle nouvelles numéro obtenir occasion octet octets option options ordinateur ordre ouvert ouvrir page pages paquet
    paquets paramètre parce parents parler parmi parole part partie partir partout passage passe passer payer pays pendant
    penser perdre père permet permettre personne personnes petit petite petits peut peuvent place plaisir plein plus
    plusieurs plutôt point porte position possible pour pourquoi pourtant pouvoir premier première prendre près présent
    presque prix problème problèmes processus produit produits programme projet propos propre prochaine prochain puis
    quand quatre quel quelle quelque quelques question questions raison rapide rapport recevoir recherche rechercher
    réponse répondre requête requis réseau rester résultat résultats retour retourne réunion rien route rue saisie
    sans savoir sécurité semaine semaines semble sens serait serveur service seul seule seulement simple site situation
    société soir soit solution sont sortie sortir sous souvent suite suivant suivante suivants sujet supprimer sur surtout
    système table tard taille tant tellement temps terme terre tête toujours tour tous tout toute toutes travail
    travailler travaux très trop trouve trouver type utilisateur utilisateurs utilise utilisé utilisée utiliser vacances
    valeur valeurs vendre venir vers version vieux ville visite vite voici voilà voir voiture voix votre vouloir voyage
    vraiment`,
  it: `
    abbastanza accesso acqua aggiungere aiutare aiuto alcune alcuni allora altra altre altri altro amica amici amico
    anche ancora andare anno anni aperto appena aprire arrivare articolo aspettare attenzione attuale avere azienda
    bambini bambino base bello bene bisogno breve buona buone buongiorno buono cambiare cambiamento campo capire carattere
    caratteri casa casi caso causa cena centro cercare certo chiamare chiaro chiave chiedere chiudere ciao cinque circa
    città cliente clienti codice come cominciare comando comandi completo comprare comune comunque conoscere contenuto
    continuare contro controllo copia corretta corretto corso cosa cose così creare credere cucina cuore data dati davanti
    davvero decidere dentro deve devono dettagli dietro differente difficile dire directory diritto disponibile diverse
    diversi diverso domanda domani donna dopo dove dovere dovrebbe durante eccetera ecco elenco errore errori esempio
    essere estate esterno facile fare fatto famiglia favore felice ferma fermare figlia figlio file finestra finire fino
    foglio forma forse forte fratello fuori funziona funzione futuro gente genere generale giocare giornata giorni giorno
    giovane grande grandi grazie gruppo guardare guida idea ieri immagine importante impossibile incontro indirizzo
    informazione informazioni inglese inizio insieme intanto interessante interno invece inviare invio istruzioni italiano
    lasciare lato lavorare lavoro leggere lento lettera lettura libero libri libro limite linea lingua lista livello
    locale lontano luce lunedì lungo luogo macchina madre maggiore mandare mangiare maniera mano marito massimo mattina
    meglio meno mentre mercato mese mesi messaggio messaggi metodo mettere mezzo migliore minuti minuto modello modifica
    modificare modo molta molte molti molto momento mondo mostra mostrare motivo musica nessun nessuna nessuno niente
    nome nomi normale nostra nostro notizia notte numeri numero nuova nuove nuovi nuovo occhi oggi ogni ognuno oltre
    opzione opzioni ordine ore oppure ospite pacchetti pacchetto padre pagare pagina pagine parlare parola parole parte
    partire passare passato password pausa peggio pensare percorso perdere perché periodo permette permesso però persona
    persone perfetto piace piacere piccola piccolo piede pieno piuttosto poche pochi poco poi porta portare posizione
    possibile possono posta posto potere potrebbe pranzo preferito prego prendere preparare presente presto prezzo prima
    primo principale problema problemi processo prodotti prodotto programma progetto pronto proprio prossima prossimo prova
    provare punto qualche qualcosa qualcuno quale quando quanti quanto quasi quattro quello questa queste questi questo
    quindi ragazza ragazzo ragione rapporto recente regalo rete ricerca ricevere ricordare riga righe rimanere rimuovere
    risposta rispondere risultati risultato ritorno riunione riuscire salute sapere saluti sbagliato scegliere scelta
    schermo scrivere scuola scusa seguente seguenti seguire segnale sempre sentire senza sera server servizio sezione
    sicurezza significa simile sistema situazione solo soltanto soluzione sopra sorella sorgente sotto spazio specificato
    spesa spesso stampa stanza stare stasera stato stazione stesso storia strada strumento studiare successo sviluppo
    supporta supporto tanti tanto tardi tavolo telefono tempo tenere terminale terra testo tipo tornare totale traduzione
    troppo trovare tutta tutte tutti tutto ultima ultimo unico unità uomo usando usare utente utenti utile utilizzare
    valore valori varie vecchio vedere veloce vengono venire verde vero versione verso viaggio viene vino visita vista
    vita vivere volere volta volte vorrei vostra vostro`,
  pt: `
    abrir aberto aceitar acesso acontecer acordo adeus agora água ainda ajuda ajudar algo alguém alguma algumas alguns
    aluno ambos amiga amigo amigos andar anexo ano anos antes apenas aplicação aprender apresentar aqui arquivo arquivos
    assim assunto atenção até através atual avançado banco bastante bem boa boas bom bons busca cada cadeia caminho campo
    caractere caracteres carro carta casa casos causa cedo certeza certo chamada chamar chave chegar cidade cinco claro
    cliente clientes código coisa coisas colocar comando comandos começar comer comida como comprar computador comum
    conceito conhecer conjunto conseguir conta conteúdo continuar contra controle cópia correto criança crianças criar
    cuidado curso dados data decidir deixar dentro depois desde deve devem dever dia dias diferente diferentes difícil
    dinheiro direito direto diretório diretórios disponível dizer documento duas durante efeito elemento empresa encontrar
    encontro enquanto então entender entrada entrar entre enviar equipa equipe erro erros escola escolher escrever escrita
    espaço especial especificado esperar espero está estado estamos estão estar estava este estilo estudar exemplo existe
    exceto executar fácil falar falha falta família favor fazer fechar feito feliz ficheiro ficheiros filha filho filhos
    filme final fora forma formato função funciona gente geral gosta gostar gostaria grande grandes grupo guardar haver
    história hoje homem hora horas ideia idioma igual imagem importante impossível incluir indica índice informação
    informações inglês inicial início interessante inválido isso jogo jornal junto lado lembrar leitura lento ler lhe
    limite limpo língua linha linhas lista livre livro livros local lugar maior mais manhã maneira manter mão máquina
    margem mas máximo meio melhor melhores memória menor menos mensagem mensagens mercado mês mesa mesma mesmo meses método
    minha minuto minutos modelo modo momento mostrar mudança mudar muita muitas muito muitos mulher mundo música nada
    nas necessária necessário nenhum nenhuma ninguém noite nome nomes normal nossa nosso nota nova novas novo novos
    número números nunca objeto obrigada obrigado obter olhar onde ontem opção opções ordem outra outras outro outros
    pacote pacotes padrão pagar página páginas pai país palavra palavras papel para parâmetro parece parte partir passado
    passar pasta pedido pedir pela pelo pensar pequena pequeno perder perfeito pergunta perguntar permite permissão perto
    pessoa pessoas pode podem poder podia ponto porque porta português posição possível pouca pouco pra praia precisa
    precisar preço preciso preferir presente primeira primeiro primeiros problema problemas processo procurar produto
    produtos professor programa projeto pronto própria próprio próxima próximo qual qualquer quando quanto quarto quase
    quatro quem quer querer questão quero rápido razão realmente receber rede reunião relatório remover resposta responder
    resultado resultados retornar rua saber saída sair saúde segue seguinte seguintes seguir segunda segundo segurança
    seja sem semana semanas sempre senha senhor senhora sentido sentir serviço servidor seus simples sinal sistema situação
    sobre sol sozinho tamanho também tanto tarde tarefa telefone tempo tenho tentar ter terra teste texto tinha tipo tirar
    toda todas todo todos tomar total trabalhar trabalho trazer três último única único usada usado usando usar uso usuário
    utilizador utilizar vale valor valores vamos várias vários velho vender ver verdade versão vez vezes viagem vida visita
    vista viver você voltar`,
};
