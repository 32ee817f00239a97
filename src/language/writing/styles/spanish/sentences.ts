import type { StyleRewriter } from '../../../style-rules/style-rewriter.ts';
import { sentenceRewriter } from '../phrases/phrase-rewriter.ts';
import type { Sentence, Token } from '../phrases/read-prose.ts';
import type { RuleLanguage } from '../phrases/rule-language.ts';

/** What people ask of each other in letters; steps of instructions (`pulse`, `abra`) are not among them. */
const requests = new Set(
  'envíe envía envíeme envíame envíenos envíanos mándeme mándame dígame dime díganos avísame avíseme avísanos avísenos llámame llámeme llámenos escríbeme escríbame confirme confirma confírmame confírmeme revise revisa rellene complete firme responda responde contésteme contéstame devuélveme devuélvame espere esperad recuerde recuerda recordad comprueba compruebe explíquenme explícame explíqueme'.split(
    ' ',
  ),
);

/** The first request of a text, with `por favor` before it, where the text has none yet. */
export function politeRequest(language: RuleLanguage): StyleRewriter {
  return sentenceRewriter(language, ({ tokens, isComplete }, index, sentences) => {
    const [first] = tokens;
    if (first === undefined || !isComplete || !requests.has(first.key)) return [];
    if (sentences.some(({ tokens: all }) => all.some(({ key }) => /^(?:favor|porfa|porfi|agradecería)$/.test(key))))
      return [];
    if (sentences.slice(0, index).some(({ tokens: [earlier] }) => requests.has(earlier?.key ?? ''))) return [];
    return [{ start: first.start, end: first.end, text: `Por favor, ${first.key}` }];
  });
}

const glad =
  /^(?:gracias|muchísim[oa]s?|feliz|felicidades|felicitaciones|enhorabuena|encant[aóo]|encantan|encantad[oa]s?|fantástic[oa]s?|magnífic[oa]s?|maravillos[oa]s?|precios[oa]s?|fascinantes?|maravilla|increíblemente|verdaderamente|absolutamente|genial(?:es)?|impecables?|orgullos[oa]s?|alegra|entusiasma|importantísim[oa]s?|bienvenid[oa]s?|éxito|premio|ganado|ganó|ganamos|estrenamos|inauguramos|presentamos|terminado|vemos|corazón|deseando|recomiendo|récord|empiezo|empezamos|regalo|invito|invitamos|celebramos|celebrar|volveremos|abrir|abrirá|abriremos|organiza|fiesta|sorpresa|invitados|riquísim[oa]s?|ganas|increíbles?|repetiremos|mudado|casamos|nacido|nació|aprobado|aprobé|ven|venid|vernos|apuntado|beneficios|inauguró|inaugura|estrena|extraordinario|lanzar|estrenar|inaugurar|disfrutar|disfruta|descubrir|descubre|gratis|flamante|brazos|encantador(?:a|es|as)?|totalmente)$/;
const sad =
  /^(?:no|nunca|jamás|nada|nadie|ningun[oa]|ningún|sin|ni|pero|aunque|poco|pocos|pocas|lamentablemente|mal|mal[oa]s?|problemas?|error(?:es)?|retrasos?|car[oa]s?|lent[oa]s?|rot[oa]s?|lamento|lamentamos|siento|dolor|triste|crisis|muertes?|murió|guerra|heridos|accidente|fiebre|enferm[oa]s?|perdí|perdimos|perdido|si|antes|demasiado|excepto|aplazar|aplazamos|aplazado|cancelar|cancelado|retrasar|anular|dejo|dejamos|despedir|cerrar|cerramos|salvo|pérdida|queja)$/;
/** Nothing in a text with one of them is reported with an exclamation mark. */
const grave = /^(?:lamento|lamentamos|falleció|fallecimiento|pésame|condolencias|murió|murieron|muerte|despidos)$/;
const longest = 18;

/** `Estamos encantados.` → `¡Estamos encantados!`: short sentences with a glad word in them and no sad one. */
export function exclamations(language: RuleLanguage): StyleRewriter {
  return sentenceRewriter(language, (sentence, _index, sentences) =>
    isGlad(sentence) && !sentences.some(({ tokens }) => tokens.some(({ key }) => grave.test(key)))
      ? exclaimed(sentence)
      : [],
  );
}

function isGlad({ tokens }: Sentence): boolean {
  const words = tokens.filter(({ isWord }) => isWord);
  const marks = tokens.slice(0, -1).filter(({ isWord, key }) => !isWord && key !== '');
  return (
    tokens.at(-1)?.raw === '.' &&
    words.length >= 1 &&
    words.length <= longest &&
    marks.every(({ raw }) => raw === ',') &&
    words.some(({ key }) => glad.test(key)) &&
    !words.some(({ key }) => sad.test(key))
  );
}

function exclaimed({ tokens }: Sentence): readonly { start: number; end: number; text: string }[] {
  const [first, last] = [tokens[0] as Token, tokens.at(-1) as Token];
  return [
    { start: first.start, end: first.end, text: `¡${first.raw}` },
    { start: last.start, end: last.end, text: '!' },
  ];
}
