/** Words of offices → warm ones. */
export const friendlyWords = `
please find attached -> I've attached
please find enclosed -> I've attached
attached please find -> I've attached
please do not hesitate to -> please feel free to
please don't hesitate to -> please feel free to
do not hesitate to -> feel free to
don't hesitate to -> feel free to
please be advised that -> just to let you know ,
please note that -> just so you know ,
(^) note that -> just so you know ,
please be informed that -> just to let you know ,
we regret to inform you that -> we're really sorry , but
we would like to inform you that -> we'd like to let you know that
i would like to inform you that -> I'd like to let you know that
this is to inform you that -> just to let you know ,
i am writing to inform you that -> I just wanted to let you know that
i am writing to (ask|say|check|follow|let|thank|tell) -> I just wanted to
we are writing to (ask|say|check|follow|let|thank|tell) -> we just wanted to
{inform} me|us|you|them|him|her (that|about|of|if|whether|when) -> {let} me|us|you|them|him|her know
{notify} me|us|you|them|him|her (that|about|of|if|whether|when) -> {let} me|us|you|them|him|her know
we apologize for -> we're really sorry about
we apologise for -> we're really sorry about
i apologize for -> I'm really sorry about
i apologise for -> I'm really sorry about
apologies for -> so sorry about
(^) sorry for -> so sorry about
(^) sorry about -> so sorry about
we are sorry for|about -> we're really sorry about|about
i am|i'm sorry for|about -> I'm really sorry about|about
(^) unfortunately , (!i|we) -> I'm afraid
i|we regret that -> I'm|we're sorry that
(!i|we|to|and|can|not|you|must|they) thank you very much for -> thank you so much for
(!i|we|to|and|can|not|you|must|they) thank you for -> thanks so much for
thanks for -> thanks so much for
thank you ($) -> thanks so much
thank you in advance -> thanks so much in advance
i look forward to (hearing|seeing|meeting|your|working|the|our) -> I'm looking forward to
we look forward to (hearing|seeing|meeting|your|working|the|our) -> we're looking forward to
looking forward to (hearing|seeing|meeting|your|working|the|our) -> really looking forward to
i|we require (a|an|the|more|some|your|further|additional|at) -> I|we need
you are required to -> you'll need to
(~if) you must -> you'll need to
you are requested to -> we'd love you to
you may (!not|be|have) -> you can
(^) users must -> you'll need to
(^) customers must -> you'll need to
it is required to -> you'll need to
kindly (send|check|review|confirm|complete|provide|reply|let|tell|return|note|contact|submit) -> please
contact us|me -> get in touch with us|me
contacting us|me -> getting in touch with us|me
i|we will contact you -> I'll|we'll be in touch with you
{purchase} (@article) -> {buy}
your purchase -> your order
{assist} (me|us|you|him|her|them|the|our|your) -> {help}
be of assistance -> help
(any|further|your) assistance -> help
{receive} (your|a|an|the|my) (!signal) -> {get}
{provide} (me|us|you|them) with -> {give}
{request} (a|your|more|further) -> {ask_for}
i want to -> I'd like to
we want to -> we'd like to
i want you to -> I'd love you to
i would like to (see|meet|hear|join|invite|visit|show|share|work|welcome) -> I'd love to
we would like to (see|meet|hear|join|invite|visit|show|share|work|welcome) -> we'd love to
(~whether) (~if) (~asked) (~how) (~what) (~when) (~where) (~all) (!that|everything|best|than|as|so) i can (help|send|bring|pick|call|come|do|show|give|pay|offer|recommend|explain|check|meet|lend|take|make|share|prepare|join|book|write|change) -> I'm happy to
we can offer -> we're happy to offer
i will (help|send|check|call|explain|show|share|answer) -> I'll gladly
we will (help|send|check|call|explain|show|share|answer) -> we'll gladly
we are pleased to -> we're so happy to
i am pleased to -> I'm so happy to
we are happy to -> we're really happy to
i am happy to -> I'm really happy to
(^) welcome to -> a warm welcome to
{commence} -> {start}
{utilize} -> {use}
{terminate} -> {end}
{ensure} that -> {make} sure
in order to -> to
prior to -> before
regarding (the|your|our|this|my) -> about
concerning (the|your|our|this|my) -> about
at your earliest convenience -> whenever you get a chance
(~i) (~we) (~they) (~he) (~she) (~it) (~will) (~be) (~been) (~is) (~are) (~was) (~were) (~must) (~i'll) (~we'll) as soon as possible -> as soon as you can
immediately ($|,|and|if|because) -> right away
(^|and) therefore ,? -> so
(^) furthermore , -> also ,
(^) moreover , -> also ,
(^) in addition , -> also ,
(^) additionally , -> also ,
(^) however , -> but
if you have any questions , -> if there's anything you'd like to ask ,
if you have any questions ($) -> if there's anything you'd like to ask
should you have any questions , -> if there's anything you'd like to ask ,
should you require -> if you need
should you need -> if you need
should you wish to -> if you'd like to
if you wish to -> if you'd like to
if you want to -> if you'd like to
(the|our) customer|customers (!service|support|satisfaction) (must|should) -> customer|customers
children -> kids
colleagues ($|,|and) -> teammates
sincerely -> warmly
(!very|so|too) good ($) -> great
(very|really) good -> nice
pleasant -> lovely
an issue with -> a little issue with
an error in -> a little mistake in
`;

/** With them a sentence may end with an exclamation mark. */
export const warmWords = 'thanks lovely happy glad welcome enjoy congratulations love great gladly fun';
