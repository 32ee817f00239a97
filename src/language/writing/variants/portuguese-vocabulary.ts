/*
 * More of what Brazil and Portugal call or spell differently. Each word means one thing only on the side that it is
 * changed from; `|` parts forms that go side by side, Brazil before Portugal.
 */

/** Both ways. */
const sameGender = `
deletar|deletei|deletou|deletado|deletada|deletados|deletadas|deletaram apagar|apaguei|apagou|apagado|apagada|apagados|apagadas|apagaram >
mouse|mouses rato|ratos >
gol|gols golo|golos =
gramado|gramados relvado|relvados =
torcedor|torcedores|torcedora adepto|adeptos|adepta =
aluguel|aluguéis aluguer|alugueres =
carona|caronas boleia|boleias =
abacaxi|abacaxis ananás|ananases =
trilha_sonora|trilhas_sonoras banda_sonora|bandas_sonoras =
metrô metro >
garçom|garçons|garçonete empregado_de_mesa|empregados_de_mesa|empregada_de_mesa =
carteira_de_motorista|carteiras_de_motorista carta_de_condução|cartas_de_condução =
faixa_de_pedestres|faixa_de_pedestre passadeira|passadeira >
pedestre|pedestres peão|peões >
caminhoneiro|caminhoneiros camionista|camionistas =
encanador|encanadores canalizador|canalizadores =
açougue|açougues|açougueiro talho|talhos|talhante =
sobrenome|sobrenomes apelido|apelidos >
caixa_eletrônico|caixas_eletrônicos multibanco|multibancos =
porta-malas porta-bagagens =
câncer|cânceres cancro|cancros =
mamadeira|mamadeiras biberão|biberões >
fones_de_ouvido auscultadores =
terno_e_gravata fato_e_gravata <
maiô fato_de_banho <
polonês|polonesa|poloneses|polonesas polaco|polaca|polacos|polacas =
tcheco|tcheca|tchecos|tchecas checo|checa|checos|checas =
israelense|israelenses israelita|israelitas =
garota|garotas rapariga|raparigas <
legal fixe <
legais fixes <
senha|senhas palavra-passe|palavras-passe <
canadense|canadense|canadenses|canadenses canadiano|canadiana|canadianos|canadianas <
estrada_de_ferro caminho_de_ferro =
arquivo_anexo|arquivos_anexos|arquivo_em_anexo|arquivos_em_anexo ficheiro_anexo|ficheiros_anexos|ficheiro_em_anexo|ficheiros_em_anexo =
arquivo_de_texto|arquivos_de_texto ficheiro_de_texto|ficheiros_de_texto =
abrir_o_arquivo|abra_o_arquivo|salvar_o_arquivo|salve_o_arquivo|enviar_o_arquivo|baixar_o_arquivo|apagar_o_arquivo|anexar_o_arquivo abrir_o_ficheiro|abra_o_ficheiro|guardar_o_ficheiro|guarde_o_ficheiro|enviar_o_ficheiro|descarregar_o_ficheiro|apagar_o_ficheiro|anexar_o_ficheiro >
arquivo|arquivos ficheiro|ficheiros <
baixar_o_aplicativo|baixe_o_aplicativo|baixei_o_aplicativo descarregar_a_aplicação|descarregue_a_aplicação|descarreguei_a_aplicação >
acessar_o|acessar_a|acessar_os|acessar_as aceder_ao|aceder_à|aceder_aos|aceder_às =
acesse_o|acesse_a|acesse_os|acesse_as aceda_ao|aceda_à|aceda_aos|aceda_às =
acessei_o|acessei_a|acessou_o|acessou_a acedi_ao|acedi_à|acedeu_ao|acedeu_à =
no_ponto_de_ônibus|o_ponto_de_ônibus|do_ponto_de_ônibus|ao_ponto_de_ônibus|um_ponto_de_ônibus na_paragem_de_autocarro|a_paragem_de_autocarro|da_paragem_de_autocarro|à_paragem_de_autocarro|uma_paragem_de_autocarro =
tomei_café_da_manhã|tomar_café_da_manhã|tomou_café_da_manhã|tomamos_café_da_manhã tomei_o_pequeno-almoço|tomar_o_pequeno-almoço|tomou_o_pequeno-almoço|tomámos_o_pequeno-almoço >
celular|celulares telemóvel|telemóveis =
conosco connosco =
cotidiano|cotidiana|cotidianos|cotidianas quotidiano|quotidiana|quotidianos|quotidianas =
cota|cotas quota|quotas >
quatorze catorze >
seção|seções secção|secções =
indenização|indenizações|indenizar indemnização|indemnizações|indemnizar =
anistia|anistias amnistia|amnistias =
sutil|sutis|sutilmente|sutileza subtil|subtis|subtilmente|subtileza =
registrar|registrei|registrou|registraram|registrado|registrada|registrados|registradas|registre|registrando|registre-se registar|registei|registou|registaram|registado|registada|registados|registadas|registe|registando|registe-se =
cadastrar|cadastrado|cadastrada|cadastrados|cadastradas|cadastrou|cadastre-se registar|registado|registada|registados|registadas|registou|registe-se >
cadastro|cadastros registo|registos >
planejamos|planejaram|planejou|planejada|planejados|planejadas|planejando|planeja planeamos|planearam|planeou|planeada|planeados|planeadas|planeando|planeia =
detectar|detectado|detectada|detectados|detectadas|detectou|detecção|detector detetar|detetado|detetada|detetados|detetadas|detetou|deteção|detetor =
infecção|infecções|infectado|infectada|infectados|infectadas infeção|infeções|infetado|infetada|infetados|infetadas =
excepcional|excepcionais|excepcionalmente excecional|excecionais|excecionalmente =
decepcionado|decepcionada|decepcionados|decepcionadas|decepcionante|decepções dececionado|dececionada|dececionados|dececionadas|dececionante|deceções =
recepcionista|recepcionistas|receptor|receptores rececionista|rececionistas|recetor|recetores =
ruptura|rupturas rutura|ruturas =
confecção|confecções confeção|confeções =
contatar|contatado|contatei contactar|contactado|contactei =
comitê|comitês|guichê|guichês|clichê|clichês|crochê|purês|matinê comité|comités|guiché|guichés|cliché|clichés|croché|purés|matiné =
úmido|úmida|úmidos|úmidas|umidade húmido|húmida|húmidos|húmidas|humidade =
berinjela|berinjelas beringela|beringelas =
esportivos|esportivas|esportista desportivos|desportivas|desportista =
xampu|xampus champô|champôs =
`;

/** What Portugal wrote before 1990 and many still write; Brazil never does. */
const oldSpellings = `
óptimo|óptima|óptimos|óptimas ótimo|ótima|ótimos|ótimas
acção|acções|direcção|colecção|selecção|protecção|redacção|fracção ação|ações|direção|coleção|seleção|proteção|redação|fração
actual|actuais|actualmente|actualizar|actualizado|actualizada|actualização atual|atuais|atualmente|atualizar|atualizado|atualizada|atualização
activo|activa|activos|activas|actividade|actividades|activar ativo|ativa|ativos|ativas|atividade|atividades|ativar
director|directora|directores|directo|directa|directos|directamente diretor|diretora|diretores|direto|direta|diretos|diretamente
projecto|projectos|objectivo|objectivos|objecto|objectos|electricidade|eléctrico|eléctrica projeto|projetos|objetivo|objetivos|objeto|objetos|eletricidade|elétrico|elétrica
correcto|correcta|correctamente|exacto|exacta|exactamente|excepto|adoptar|adoptado correto|correta|corretamente|exato|exata|exatamente|exceto|adotar|adotado
sector|sectores|factura|facturas setor|setores|fatura|faturas
`;

/** Things whose other name has another gender: with what comes before them, where nothing behind them agrees. */
const otherGender: Readonly<Record<string, readonly [brazil: string, portugal: string]>> = {
  tela: ['a', 'ecrã'],
  telas: ['as', 'ecrãs'],
  geladeira: ['a', 'frigorífico'],
  banheiro: ['o', 'casa de banho'],
  time: ['o', 'equipa'],
  aplicativo: ['o', 'aplicação'],
  pedágio: ['o', 'portagem'],
  cardápio: ['o', 'ementa'],
};
const articles: readonly (readonly [feminine: string, masculine: string])[] = [
  ['na', 'no'],
  ['da', 'do'],
  ['à', 'ao'],
  ['pela', 'pelo'],
  ['uma', 'um'],
  ['numa', 'num'],
  ['nas', 'nos'],
  ['das', 'dos'],
];

/** Places and peoples whose names differ. */
const names = `
Polônia Polónia
Romênia Roménia
Amazônia Amazónia
Letônia Letónia
Estônia Estónia
Eslovênia Eslovénia
Macedônia Macedónia
Quênia Quénia
Mônaco Mónaco
Vietnã Vietname
Irã Irão
Moscou Moscovo
Copenhague Copenhaga
Amsterdã Amesterdão
Madri Madrid
Bagdá Bagdade
Tchéquia Chéquia
Groenlândia Gronelândia
Iugoslávia Jugoslávia
Zimbábue Zimbabué
`;

type Table = Readonly<Record<string, string>>;

function read(source: string, signs: string): [one: string, other: string][] {
  return source
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [one = '', other = '', sign = '='] = line.split(' ');
      if (!signs.includes(sign)) return [];
      const others = other.split('|');
      return one
        .split('|')
        .map((word, index): [string, string] => [
          word.replaceAll('_', ' '),
          (others[index] ?? '').replaceAll('_', ' '),
        ]);
    });
}

function turned(pairs: readonly (readonly [string, string])[]): Table {
  const table: Record<string, string> = {};
  for (const [one, other] of pairs) table[other] ??= one;
  return table;
}

export const vocabularyToEuropean: Table = Object.fromEntries(read(sameGender, '=>'));
export const vocabularyToBrazilian: Table = {
  ...Object.fromEntries(read(oldSpellings, '=')),
  ...turned(read(sameGender, '=<')),
};
export const namesToEuropean: Table = Object.fromEntries(read(names, '='));
export const namesToBrazilian: Table = turned(read(names, '='));

/** `na tela` → `no ecrã`, by all articles that fit. */
function genderPairs(): readonly (readonly [brazil: string, portugal: string])[] {
  return Object.entries(otherGender).flatMap(([word, [article, other]]) =>
    articles
      .filter(([feminine]) => /s$/.test(feminine) === /s$/.test(article))
      .map(([feminine, masculine]): [string, string] =>
        article.startsWith('a')
          ? [`${feminine} ${word}`, `${masculine} ${other}`]
          : [`${masculine} ${word}`, `${feminine} ${other}`],
      ),
  );
}

export const gendersToEuropean: Table = Object.fromEntries(genderPairs());
/** `equipa` and `aplicação` have names in Brazil that keep their gender. */
export const gendersToBrazilian: Table = turned(
  genderPairs().filter(([, portugal]) => !/(?:equipa|aplicação)$/.test(portugal)),
);
