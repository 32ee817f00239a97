/** What `friendly` and `diplomatic` share: requests get `bitte` or become questions, bad news a `leider`. */
export const requestsAndRegrets = `
(~leider) sonst|andernfalls|ansonsten sperren|kündigen|schließen|stornieren|löschen|beenden|verklagen|melden|entlassen|informieren|berechnen|verständigen|beauftragen|schalten|stellen|leiten wir (!leider|dir|dich|ihnen|sie|uns) -> sonst|andernfalls|ansonsten sperren|kündigen|schließen|stornieren|löschen|beenden|verklagen|melden|entlassen|informieren|berechnen|verständigen|beauftragen|schalten|stellen|leiten wir leider
(~@open) (@now) defekt|kaputt|falsch|geschlossen|gesperrt|ausverkauft|ausgefallen|vergriffen|unvollständig|ungültig|abgelaufen|krank|besetzt|ausgebucht|verspätet|beschädigt ($|,|und) -> leider defekt|kaputt|falsch|geschlossen|gesperrt|ausverkauft|ausgefallen|vergriffen|unvollständig|ungültig|abgelaufen|krank|besetzt|ausgebucht|verspätet|beschädigt
(~@open) (wurde|wurden|wird|werden|ist|sind|war|waren) abgesagt|gestrichen|verschoben|abgelehnt|gesperrt|gestohlen|storniert|zerstört ($|,|und) -> leider abgesagt|gestrichen|verschoben|abgelehnt|gesperrt|gestohlen|storniert|zerstört
(~@open) (!^) funktioniert|geht|klappt|passt|reicht|stimmt|läuft|kommt|öffnet|antwortet|kann|können|konnte|konnten|schaffe|schaffen|verstehe|verstehen|weiß nicht -> funktioniert|geht|klappt|passt|reicht|stimmt|läuft|kommt|öffnet|antwortet|kann|können|konnte|konnten|schaffe|schaffen|verstehe|verstehen|weiß leider nicht
(~@open) lässt sich nicht -> lässt sich leider nicht
(~@open) (kann|können|konnte|konnten|habe|haben|hat|hatte|hatten|ist|sind|war|waren|wird) (@pronouns|heute|gestern|morgen|jetzt|heute) nicht ($|mehr|angekommen|gefunden|kommen|öffnen|erreichen|erreicht|helfen|finden|geklappt|funktioniert|bekommen|erhalten|geschafft|zum|pünktlich|möglich|fertig|zufrieden) -> leider nicht
(~@open) (@now) nicht (angekommen|möglich|verfügbar|fertig|vollständig|erreichbar|da|lieferbar|zufrieden|richtig|korrekt|gut) -> leider nicht
(~@open) nicht (angekommen|verfügbar|lieferbar|erreichbar) -> leider nicht
(~@open) fehlt|fehlen ($|noch|mir|uns|die|das|der|ein|eine|drei|zwei) -> fehlt|fehlen leider
(~@open) war zu (@plain|@adjective|viel|wenig) -> war leider zu
(~@open) (@now) noch nicht (angekommen|verfügbar|fertig|vollständig|lieferbar|da) -> leider noch nicht
(^) schicken|senden|geben|sagen|schreiben|helfen|zeigen|rufen|melden|erklären Sie mir|uns|sich|mich (!bitte|deshalb|daher|also|dazu|dafür|hierzu|außerdem|doch) (!bitte|doch) (!bitte|doch) (!bitte) (~gern|gerne|ruhig|einfach) -> schicken|senden|geben|sagen|schreiben|helfen|zeigen|rufen|melden|erklären Sie mir|uns|sich|mich bitte
(^) schick|gib|sag|schreib|hilf|zeig|ruf|erklär mir|uns|mich (!bitte|doch|mal) (!bitte) (!bitte) (~gern|gerne|ruhig|einfach) -> schick|gib|sag|schreib|hilf|zeig|ruf|erklär mir|uns|mich bitte
(^) starten|prüfen|lesen|öffnen|nehmen|füllen|beachten|bringen|legen|stellen|warten|denken|verwenden|benutzen|wählen|bestätigen|speichern|achten Sie (!bitte|deshalb|daher|also|dazu|dafür|hierzu|außerdem|doch|es|ihn|sie|das|sich) (!bitte) (!bitte) (!bitte) (~gern|gerne|ruhig|einfach) -> starten|prüfen|lesen|öffnen|nehmen|füllen|beachten|bringen|legen|stellen|warten|denken|verwenden|benutzen|wählen|bestätigen|speichern|achten Sie bitte
ich brauche (!nicht|kein|keine|keinen|mehr|das) -> ich bräuchte
(^) können|kannst Sie|du (+bitte|mir|uns|mich|helfen|vorbeikommen) -> könnten|könntest Sie|du
(^) haben|hast Sie|du (+zeit|lust) (~gehabt|gefunden) -> hätten|hättest Sie|du
(~@open) (!^) (kann|können|konnte|konnten) (ich|wir|man) (*) nicht -> leider nicht
(~@open) (ich|wir) (kann|können|konnte|konnten) (*) nicht -> leider nicht
(~@open) (ich|wir) (habe|haben) (*) nicht (bekommen|erhalten|gefunden|gesehen|geschafft|erreicht|verstanden|mehr|dabei) -> leider nicht
(~@open) (!^) (kann|können|konnte|konnten) (ich|wir|man) (*) (*) nicht -> leider nicht
(~@open) (ich|wir) (kann|können|konnte|konnten) (*) (*) nicht -> leider nicht
(~@open) (ich|wir) (habe|haben) (*) (*) nicht (bekommen|erhalten|gefunden|gesehen|geschafft|erreicht|verstanden|mehr|dabei) -> leider nicht
(~@open) (!^) (kann|können|konnte|konnten) (ich|wir|man) (*) (*) (*) nicht -> leider nicht
(~@open) (ich|wir) (kann|können|konnte|konnten) (*) (*) (*) nicht -> leider nicht
(~@open) (ich|wir) (habe|haben) (*) (*) (*) nicht (bekommen|erhalten|gefunden|gesehen|geschafft|erreicht|verstanden|mehr|dabei) -> leider nicht
(~@open) (hat|haben|habe|ist|sind|war|wurde|wurden) nicht (geholfen|geklappt|funktioniert|gereicht|gepasst|gefallen|geliefert|beantwortet|bezahlt|gekommen) -> leider nicht
(~@open) (ist|sind|war|waren) kaputtgegangen|verschwunden|bedroht|beschädigt|ausgefallen|gescheitert|abgebrannt|gestorben|abgelaufen ($|,|und) -> leider kaputtgegangen|verschwunden|bedroht|beschädigt|ausgefallen|gescheitert|abgebrannt|gestorben|abgelaufen
(^) kann|darf jemand|man|ich|wir -> könnte|dürfte jemand|man|ich|wir
(^) und darf|kann ich|wir|man -> und dürfte|könnte ich|wir|man
(^) dürfen|können wir -> dürften|könnten wir
ich|wir möchte|möchten (!gern|gerne|nicht|unbedingt|auch|nur|lieber|mich|uns|dich|euch|es|ihn|ihm|dir|Sie|Ihnen|hier|heute) (kündigen|bestellen|reservieren|buchen|kaufen|wissen|fragen|sprechen|ändern|verschieben|absagen|zurückgeben|umtauschen|anmelden|haben|sehen|besuchen|lernen|mieten|beantragen|vorschlagen|treffen|wechseln|bezahlen|verlängern|einladen|informieren|teilnehmen|kennenlernen|wiederkommen|mitkommen) -> ich|wir würde|würden gern
ich|wir möchte|möchten (!gern|gerne|nicht|unbedingt|auch|nur|lieber|mich|uns|dich|euch|es|ihn|ihm|dir|Sie|Ihnen|hier|heute) (*) (kündigen|bestellen|reservieren|buchen|kaufen|wissen|fragen|sprechen|ändern|verschieben|absagen|zurückgeben|umtauschen|anmelden|haben|sehen|besuchen|lernen|mieten|beantragen|vorschlagen|treffen|wechseln|bezahlen|verlängern|einladen|informieren|teilnehmen|kennenlernen|wiederkommen|mitkommen) -> ich|wir würde|würden gern
ich|wir möchte|möchten (!gern|gerne|nicht|unbedingt|auch|nur|lieber|mich|uns|dich|euch|es|ihn|ihm|dir|Sie|Ihnen|hier|heute) (*) (*) (kündigen|bestellen|reservieren|buchen|kaufen|wissen|fragen|sprechen|ändern|verschieben|absagen|zurückgeben|umtauschen|anmelden|haben|sehen|besuchen|lernen|mieten|beantragen|vorschlagen|treffen|wechseln|bezahlen|verlängern|einladen|informieren|teilnehmen|kennenlernen|wiederkommen|mitkommen) -> ich|wir würde|würden gern
ich|wir möchte|möchten (!gern|gerne|nicht|unbedingt|auch|nur|lieber|mich|uns|dich|euch|es|ihn|ihm|dir|Sie|Ihnen|hier|heute) (*) (*) (*) (kündigen|bestellen|reservieren|buchen|kaufen|wissen|fragen|sprechen|ändern|verschieben|absagen|zurückgeben|umtauschen|anmelden|haben|sehen|besuchen|lernen|mieten|beantragen|vorschlagen|treffen|wechseln|bezahlen|verlängern|einladen|informieren|teilnehmen|kennenlernen|wiederkommen|mitkommen) -> ich|wir würde|würden gern
ich|wir möchte|möchten (!gern|gerne|nicht|unbedingt|auch|nur|lieber|mich|uns|dich|euch|es|ihn|ihm|dir|Sie|Ihnen|hier|heute) (*) (*) (*) (*) (kündigen|bestellen|reservieren|buchen|kaufen|wissen|fragen|sprechen|ändern|verschieben|absagen|zurückgeben|umtauschen|anmelden|haben|sehen|besuchen|lernen|mieten|beantragen|vorschlagen|treffen|wechseln|bezahlen|verlängern|einladen|informieren|teilnehmen|kennenlernen|wiederkommen|mitkommen) -> ich|wir würde|würden gern
(^) halten|ziehen|schließen|sehen|fahren|klicken|gehen|drücken|schalten|tragen|rühren|installieren|räumen|folgen|melden|parken|stellen|geben Sie (!bitte|deshalb|daher|also|dazu|dafür|hierzu|außerdem|doch|es|ihn|sie|das|sich|mir|uns|mich) (!bitte|doch) (!bitte) (!bitte) (~gern|gerne|ruhig|einfach) -> halten|ziehen|schließen|sehen|fahren|klicken|gehen|drücken|schalten|tragen|rühren|installieren|räumen|folgen|melden|parken|stellen|geben Sie bitte
(~@open) (!^) (konnte|konnten|kann|können) (heute|gestern|morgen|das|es|mich|uns|sich) nicht -> leider nicht
(~@open) (bin|sind|ist) (*) nicht (einverstanden|da|dabei|im|erreichbar) -> leider nicht
(~@open) (bin|sind|ist) (*) (*) nicht (einverstanden|da|dabei|im|erreichbar) -> leider nicht
(~@open) (@now) noch unklar -> leider noch unklar
(^) wissen|weißt Sie|du , (ob|wann|wo|wie|wer|was|warum) -> wissen|weißt Sie|du vielleicht ,
aber niemand hat (!leider) -> aber leider hat niemand`;
