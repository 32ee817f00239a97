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
(~whether) (~if) (~asked) (~how) (~what) (~when) (~where) (~all) (!that|everything|best|than|as|so) i can (help|offer) -> I'm happy to
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
(~please) (^|,|and|but) can|could you (!please|possibly|maybe|perhaps|not|also|just|believe|imagine|hear|see|still) -> could you please
(~please) (^|,) would you (send|tell|help|check|call|give|bring|look|make|let|share) -> could you please
(~please) (^|,|and) can|could i (have|get|book|order|ask) -> could I please
(~please) (^|,|and) can|could we (have|get|book|order) -> could we please
i want someone|somebody to -> I'd love someone|somebody to
(~maybe) (~perhaps) (!what|how|why|if|whether|that|which|when|where) you should (!have|be|not|get|receive|see|know) -> you might want to
you must not -> please don't
you don't have to -> there's no need to
you do not have to -> there's no need to
you do not need to -> there's no need to
you don't need to -> there's no need to
you can (find|see|download|reach|book|order|register|use|contact|call|get|choose|visit) -> you can easily
(~please) do not forget (~please) -> please don't forget
(~please) don't forget (~please) -> please don't forget
(~please) do not worry -> please don't worry
(^) hello ($|,) -> hi there
(^) hello (everyone|all) -> hi
hello (team) -> hi
(^) dear all , -> hi everyone ,
(^) have a look -> feel free to have a look
are|is always welcome -> are|is always very welcome
(~@not) (a|another|such|the) good (weekend|time|trip|holiday|meal|dinner|party|chat|walk|place|atmosphere|stay|team|summer|christmas|break|film|book|hotel|restaurant|café|cafe) -> lovely
(~@not) (is|are|was|were) good ($|,|and) -> great
(~@not) (!very|really|so|quite) nice ($|,|and) -> lovely
(~@not) a nice -> a lovely
(~@not) (is|are|was|were|it's|and) (!very|so|really) easy to -> so easy to
(~@not) beautiful -> gorgeous
(~@not) delicious -> really delicious
(~@not) works well -> works really well
(~@not) worked well -> worked really well
(~what) (~?) (is|are|was|were) wrong ($|,|and) (~?) -> not quite right
(talked|spoke|drove|walked|went|was|were) too fast -> a bit too fast
(~@not) (i'm|we're|i am|we are) happy with -> really happy with
i|we hope that? (@clause) -> I|we really hope
i|we recommend -> I'd|we'd really recommend
we are looking for (a|an|someone|people|new) -> we'd love to find
we're looking for (a|an|someone|people|new) -> we'd love to find
visitors must -> visitors will need to
sufficient -> enough
approximately -> around
additional -> extra
(^) otherwise , -> if not ,
(^) as a result , -> so
(~@not) (!it|he|she|i) (is|are|was|were) weak|cold|thin|slow|noisy|boring|late|loud ($|,|and|but) (~?) -> a_bit_weak|a_bit_cold|a_bit_thin|a_bit_slow|a_bit_noisy|a_bit_boring|a_bit_late|a_bit_loud
(~@not) (is|are|was|were|they're|it's) friendly|helpful|comfortable|useful|clean (,|$|and) -> really_friendly|really_helpful|really_comfortable|really_useful|really_clean
(~@not) (is|are|was|were|it's) too (long|expensive|short|slow|late|loud|small|high|big) -> a bit too
(~please) (^) can|could someone (!please) -> could someone please
(~please) (^) can|could anyone (!please) -> could anyone please
(~please) (^|,) can|could we (move|change|meet|talk|discuss|postpone|reschedule|arrange|speak) -> could we please
(^) i propose|suggest that we -> maybe we could
(^) i propose|suggest we -> maybe we could
(~@not) (!way|far|much|bit|not|a) too expensive ($|,|and) -> a bit too expensive
(~@not) a lot of (!it|them|that|this) -> lots of
went well -> went really well
(~@not) (!very|really|so|quite|are|is) nice (but) -> lovely
fine with me|us -> absolutely fine with me|us
(~@not) excellent -> wonderful
(^) choose from -> just choose from
(^) as you know , -> as you probably know ,
we will contact you -> we'll be in touch
(~please) contact our (support|service|team|customer) -> please get in touch with our
(~@not) i need your (help|advice) -> I'd love your
(~@not) (!@degree) convincing -> really convincing
many of (them|us|the|our|these) -> lots of
rose (to|by) -> went up
(^) is that|this (possible|okay|ok) -> would that|this be
must leave -> will need to leave
(~@not) good (news|weather|food|friends|people|neighbours|neighbors|memories|atmosphere) -> lovely
`;

/** With them a sentence may end with an exclamation mark. */
export const warmWords = 'thanks lovely happy glad welcome enjoy congratulations love great gladly fun';
