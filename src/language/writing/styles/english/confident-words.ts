/** Words that weaken what is said → nothing, or plain words. */
export const confidentWords = `
(^) i|we think that? (@clause) -> 
(^) i|we believe that? (@clause) -> 
(^) i|we feel that? (@clause) -> 
(^) i|we guess that? (@clause) ->
(^) i|we suppose that? (@clause) ->
(^) i|we would say that? (@clause) ->
(^) i'd|we'd say that? (@clause) ->
(but|and|so|because|,) i|we think that? (@clause) ->
(but|and|so|because|,) i|we believe that? (@clause) ->
(but|and|so|because|,) i guess that? (@clause) ->
i personally think that? (@clause) ->
(^) personally , ->
in my humble? opinion ,? ->
in our opinion ,? ->
from my point of view ,? ->
from our point of view ,? ->
as far as i can tell ,? ->
as far as i know ,? ->
if i am not mistaken ,? ->
if i'm not mistaken ,? ->
i could be wrong , but ->
i may be wrong , but ->
i might be wrong , but ->
i'm not sure , but ->
i am not sure , but ->
i'm no expert , but ->
i am no expert , but ->
correct me if i'm wrong , but ->
sorry to bother you , but ->
sorry for bothering you , but ->
if that makes sense ->
if that's okay with you ->
if that is okay with you ->
if you don't mind ->
if you do not mind ->
if possible ,? ->
if it's not too much trouble ,? ->
, i think ($) ->
, i guess ($) ->
, i suppose ($) ->
, maybe ($) ->
it seems that (@clause) ->
it seems to me that (@clause) ->
it appears that (@clause) ->
it looks like (we|you|they|the|our) ->
it might be a good idea to -> we should
it would be a good idea to -> we should
it would be good to -> we should
it might be worth (trying|testing|checking|considering|looking|asking) -> it is worth
it may be worth (trying|testing|checking|considering|looking|asking) -> it is worth
(^) maybe ,? (we|i|you|they) (should|could|can|need) (~?) ->
(^) perhaps ,? (we|i|you|they) (should|could|can|need) (~?) ->
(should|could|can|will) maybe|perhaps|possibly|probably ->
(will|should|is|are|was|were) probably|likely|possibly (!to) ->
hopefully ,? ->
(^) just wanted to -> I want to
(!^) just (wanted|want|wondering|checking|think|thought|need|needed|a|some|let|send|ask|write|writing) ->
i just -> I
i'm|i am just -> I'm|I_am
we just -> we
i was|am wondering if you could -> please
i was|am just wondering if you could -> please
i'm wondering if you could -> please
i was wondering if we could -> I propose that we
i was wondering if i could -> I would like to
i|we would like to (suggest|propose|recommend|ask|thank|invite|confirm|introduce|present|point|emphasize|stress|add|request) -> I|we
i'd|we'd like to (suggest|propose|recommend|ask|thank|invite|confirm|introduce|present|point|emphasize|stress|add|request) -> I|we
i|we would suggest|propose|recommend|argue -> I|we suggest|propose|recommend|argue
i'd|we'd suggest|recommend|argue|propose -> I|we suggest|recommend|argue|propose
i just wanted to (ask|say|let|check|follow|thank|tell) -> I want to
i wanted to (ask|say|let|check|follow|thank|tell) -> I want to
sort|kind of (@adjective) ->
a bit (late|slow|difficult|complicated|expensive|unclear|confusing|tight|long|short|worried|concerned|disappointed|risky|hard|better|faster|easier) ->
a little (late|slow|difficult|complicated|expensive|unclear|confusing|tight|long|short|worried|concerned|disappointed|risky|hard|better|faster|easier) ->
somewhat ->
(!not) quite (good|happy|easy|useful|clear|simple|well|difficult|expensive|late|slow|pleased|satisfied|interesting|positive|strong|promising) ->
rather (good|happy|easy|useful|clear|simple|well|difficult|expensive|late|slow|strong|disappointing|complicated) ->
fairly (good|easy|simple|quick|new|small|large|high|low|common|certain|sure|confident|straightforward|quickly|well|obvious|clear|expensive|cheap|late|slow|long|short|old) ->
pretty (good|sure|clear|easy|hard|fast|slow|much|happy|simple|tight|confident|well|quickly|certain|late) ->
more or less (the|finished|done|complete|ready|all|every) ->
(we|you|i|they) probably (need|should|have) ->
(and|but) hope to (finish|deliver|complete|launch|release|publish|send|open) -> will
(he|she|who|it|they|you|team|company) is|are able to -> can|can
is|are not able to -> cannot|cannot
was|were not able to -> could_not|could_not
in order to -> to
i|we want to (suggest|propose|ask|thank|point|stress|add) -> I|we
basically ,? ->
actually ,? ->
essentially ,? ->
in a way ,? ->
to be honest , ->
honestly , ->
to some extent ,? ->
relatively (good|easy|high|low|small|large|new|simple|quickly|short|cheap|fast|slow) ->
reasonably (good|easy|well|simple|fast|confident|sure|quickly) ->
i|we am|are fairly sure that? (@clause) -> I|we am|are sure that
i|we am|are confident that (@clause) ->
i'm|we're sure that? (@clause) ->
i'm|we're confident that? (@clause) ->
i|we hope to (finish|deliver|complete|launch|release|publish|send|open) -> I|we will
i|we plan to (finish|deliver|complete|launch|release|publish|send|open) -> I|we will
i|we am|are planning to -> I|we will
i'm|we're planning to -> I|we will
i|we aim to (finish|deliver|complete|launch|release|publish|send|open) -> I|we will
i|we expect to (finish|deliver|complete|launch|release|publish|send|open) -> I|we will
i|we intend to -> I|we will
i|we will try to -> I|we will
i'll|we'll try to -> I'll|we'll
i|we am|are trying to (find|solve|fix|improve|reduce|finish|build) -> I|we am|are working to
i'm|we're trying to (find|solve|fix|improve|reduce|finish|build) -> I'm|we're working to
i|we am|are able to -> I|we can
i'm|we're able to -> I|we can
i|we have the ability to -> I|we can
am|is|are unable to -> cannot|cannot|cannot
does|do not seem to -> does|do not
doesn't|don't seem to -> doesn't|don't
i|we feel confident -> I|we am|are confident
it is hoped that -> we expect that
may be able to -> can
might be able to -> can
could be able to -> can
should be able to -> can
would be able to -> can
(~whether) (~if) (~asked) (~that) i|we could (help|offer|start|finish|send|provide|show) -> I|we can
might want to -> should
may want to -> should
(^) i|we hope that? (it|this|these|the|our|your|we|i|everyone|he|she|they) (~could) -> I|we am_confident_that|are_confident_that
(and|but) i|we hope that? (it|this|these|the|our|your|we|i|everyone|he|she|they) -> I|we am_confident_that|are_confident_that
(i|we|they|others|some|many) would like to -> want to
i'd|we'd like to (know|see|have|book|order|ask|use|find|get|talk|meet|learn) -> I|we want to
(i|we|they|them) would prefer -> prefer
i|we want someone|somebody|you|them|him|her to -> I|we expect someone|somebody|you|them|him|her to
i'd say that? (@clause) ->
in my opinion|view ,? ->
in our opinion|view ,? ->
from my|our perspective ,? ->
for me personally ,? ->
to my mind ,? ->
as i see it ,? ->
generally speaking ,? ->
(^) in general , ->
(^) of course , ->
presumably ,? ->
potentially ,? (!dangerous|harmful) ->
(~@not) (is|are|was|were|will|should|would) probably ->
tends|tend to be -> is|are
tends|tend to have -> has|have
tends|tend to take -> takes|take
almost certainly -> certainly
pretty much ->
(~do) (~did) (~does) (~maybe) (~perhaps) (~if) (!all|what|that) (we|i) have to (!say|admit|do) (~less) -> must
(~do) (~did) (~does) (~maybe) (~perhaps) (~if) (!don't|not|didn't|won't|things|all|what|time|information|everything) (we|you|users|customers|people) need to -> must
would be (great|better|best|useful|helpful|nice|ideal) (~if) -> will be
would (improve|save|reduce|solve|increase) (~if) -> will
is|are expected to -> will|will
is|are likely to -> will|will
is|are designed to (help|improve|save|protect) -> will|will
i|we can offer you? (a|an|the|#) -> I|we offer you
i|we are|am happy|pleased to (confirm|offer|report) -> I|we
i|we would be happy|glad|delighted to -> I|we will
i|we would recommend -> I|we recommend
i|we recommend (!against) -> I|we strongly recommend
i|we suggest -> I|we recommend
i|we agree with -> I|we fully agree with
i|we agree ($|,) -> I|we fully agree
i|we disagree with -> I|we firmly disagree with
i|we disagree ($|,) -> I|we firmly disagree
i|we support (@article) -> I|we fully support
i|we do not agree with -> I|we disagree with
i|we don't agree with -> I|we disagree with
(am|is|are|i'm|we're|they're) trying to -> working to
(results|data|figures|study|survey|report|paper|tests|test|numbers|analysis|findings|it|this|which) shows|show that -> clearly shows|show that
(results|data|figures|study|survey|report|paper|tests|test|numbers|analysis|findings) suggests|suggest that -> shows|show that
(results|data|figures|study|survey|report|paper|tests|test|numbers|analysis|findings) indicates|indicate that -> shows|show that
(study|survey|report|paper|article|chapter) shows how -> demonstrates how
found that (!the) -> established that
{help} to (improve|reduce|increase|save|make|protect|build) -> {help}
(~not) (is|are) clear (:|$|,|that) -> perfectly clear
(~@not) really|very good -> excellent|excellent
(~@not) really|very important -> crucial|crucial
(~@not) really|very useful|helpful -> highly_useful|highly_useful
(~@not) really|very big -> huge|huge
(~@not) really|very small -> tiny|tiny
really|very bad -> terrible|terrible
(~@not) really|very happy (!for) -> delighted|delighted
really|very tired -> exhausted|exhausted
(~@not) really|very interesting -> fascinating|fascinating
(~@not) really|very strong -> powerful|powerful
really|very disappointed -> deeply_disappointed|deeply_disappointed
really|very pleased (with|that|to) -> delighted|delighted
(~@not) really|very quickly -> rapidly|rapidly
(~@not) really|very fast -> extremely_fast|extremely_fast
(~@not) really|very easy -> extremely_easy|extremely_easy
(~@not) really|very clear -> perfectly_clear|perfectly_clear
(~@not) really|very sure -> certain|certain
(i|we) really (want|need|like|hope|think|believe|appreciate|enjoyed) ->
(~@not) (!@degree) important (step|part|question|decision|role|factor|reason|point|difference|change|tool|issue) -> crucial
(~@not) (~too) good (example|choice|camera|solution|way|idea|job|team|work|reason|reasons|results|quality|service|overview|teacher|book|product|place|start|opportunity|location|food|phone) (~but) -> excellent
(~@not) great (job|work|team|product|service|place|results|opportunity|choice) -> outstanding
strong (motor|engine|battery) -> powerful
works|work|worked|working well -> works|work|worked|working perfectly
(!very|really|extremely|so|not|too|always|quite|pretty|fairly) easy to (use|understand|clean|read|install|follow|learn|find|set) -> very easy to
(~@not) (~if) (is|are|was|were) too (expensive|late|long|slow|short|high|small|loud|difficult|risky|weak|big|complicated|old|cold|hot) -> simply too
(~please) (~sorry) (~if) (~that) (i|we|you|they) cannot|can't|couldn't -> simply cannot|cannot|could_not
there is|was|are|were no (difference|reason|evidence|need|excuse|chance|way|point|sense) -> there is|was|are|were absolutely no
goes|go|went|going|gone up by -> rises|rise|rose|rising|risen by
goes|go|went|going|gone down by -> falls|fall|fell|falling|fallen by
stays|stay|stayed the same -> remains|remain|remained steady
{get} better ($|,|and|over|every|with) -> {improve}
(~@not) (@be) better|faster|higher|cheaper|lower|easier|stronger|safer than -> clearly_better|clearly_faster|clearly_higher|clearly_cheaper|clearly_lower|clearly_easier|clearly_stronger|clearly_safer than
have|has grown quickly -> have|has grown rapidly
i am|i'm afraid that? (@clause) ->
(^) sorry , but ->
i am|i'm sorry , but ->
i am|i'm sorry but ->
i feel that ->
let's try to -> let's
(~if) (~when) (~@not) (is|are|was|were) faster|cheaper|better|easier|stronger|safer|quieter|lighter (,|$|and) (~@not) (~?) -> clearly_faster|clearly_cheaper|clearly_better|clearly_easier|clearly_stronger|clearly_safer|clearly_quieter|clearly_lighter
(was|were|is|are) great ($|,|and) (~but) -> excellent
there is not much -> there is little
there isn't much -> there is little
there are not many -> there are few
there aren't many -> there are few
does not|doesn't include -> excludes
(@be) not possible to -> impossible to
isn't|aren't possible to -> is|are impossible to
did not|didn't remember to -> forgot to
(@be) not the same -> different
not on time -> late
as soon as possible -> without delay
a large number of -> many
at the moment -> now
at this point in time -> now
due to the fact that -> because
despite the fact that -> although
for the purpose of -> for
{make} a decision -> {decide}
{make} an attempt to -> {try} to
{have} an effect on -> {affect}
{have} an impact on -> {affect}
{provide} support to -> {support}
{give} support to -> {support}
whether or not -> whether
(i|we) would appreciate it if you could -> ask you to
(i|we) would be grateful if you could -> ask you to
(^|,) i|we would like to inform you that ->
(^|,) i|we would like to let you know that ->
(^|,) i am|i'm|we are|we're writing to inform you that ->
(^) please note that ->
(^) please be advised that ->
(^) it should be noted that ->
(^) it is important to note that ->
please find attached -> I have attached
please find enclosed -> I have enclosed
(is|are|was|were|it's|that's) not easy ($|,|to) -> hard
(is|are) necessary ($|,|to|because|for) (~not) -> essential
(risen|increased|rose|grown|fallen|fell|dropped|grew) considerably|significantly -> sharply
we intend to (~to) -> we will
we plan to (~to) -> we will
we aim to (~to) -> we will
(use|uses|used|have|has|had|are|were|with|make|makes|made|contains|cost|costs) too many|much -> far too many|much
way too -> far too
went well -> went perfectly
does not|doesn't (respond|load|help|reply|answer) (~until) -> fails to
(!clearly) demonstrates|demonstrate|demonstrated that -> clearly demonstrates|demonstrate|demonstrated that
i|we expect that -> I|we am_certain_that|are_certain_that
i propose|suggest that we -> I strongly recommend that we
well suited -> perfectly suited
experienced (team|staff|engineers|teachers|doctors|guides) -> highly experienced
(~@not) a wide range of -> an impressive range of
(~@not) of good quality -> of excellent quality
(~@not) high quality -> outstanding quality
(~@not) high-quality -> first-class
(~@not) (is|are|was|were) popular -> highly popular
(~@not) (is|are|was|were) successful -> highly successful
(~@not) (is|are|was|were) useful|helpful ($|,|and|for) -> highly_useful|extremely_helpful
(~@not) (is|are|was|were) effective|efficient -> highly_effective|highly_efficient
we will do our best to -> we will
i will do my best to -> I will
we will be able to -> we can
i will be able to -> I can
you will be able to -> you can
i would say that? (@clause) ->
as far as i understand ,? ->
if you have a moment|minute , ->
when you have a moment|minute|chance , ->
(we|you|i|they) will need to -> must
(figures|results|numbers) (are|were) good -> strong
a bit|little (loud|noisy|crowded|busy|cold|warm|small|big|boring|tired|strange|old|cheap|weak|dark|dirty|sad|angry|nervous|uncertain|tired|unusual|early|further|different) ->
very|really (productive|effective|efficient|successful|popular|professional|competitive|relevant|skilled|motivated|qualified|valuable|profitable|unusual|motivated|experienced) -> highly
(^) unfortunately|sadly , ->
please be informed that ->
(^) i'd|i would be happy|glad|grateful if you could -> please
(^) we'd|we would be happy|glad|grateful if you could -> please
completely|totally (forgot|agree|understand|new) ->
(^|,) just (ring|call|send|ask|click|press|use|let|tell|come|go|try|write|fill|follow|choose|add) ->
(look|looks|looked) great -> excellent
(~@not) (is|are) perfect -> absolutely perfect
seems|seem to be -> is|are
appears|appear to be -> is|are
helps|help you|us|them to (save|find|learn|stay|get|make|improve|understand) -> helps|help you|us|them
(^) i|we think|believe that (!is|was|will|would|can|could|has|should|may|might|are|were|does|did) ->
{make} a difference ($|,|to|in|for) -> {make} a real difference
(result|results|finding|findings|data|numbers) agrees|agree with -> confirms|confirm
(~@not) (look|looks|looked) good (in|on|with|$|,) -> excellent
(~do) (~did) i need to -> I must
(~@not) (!@degree) convincing -> highly convincing
(~@not) (!@degree) satisfied with -> fully satisfied with
(~@not) (!@degree) experienced (in|with|team|staff) -> highly experienced
i am able to -> I can
has the potential to -> can
have the potential to -> can
is|are intended to -> will|will
could you perhaps -> could you
really worth -> well worth
very (positive|negative|high|low|long|short|late|early|strict|slow|quiet|serious|close|similar|different|common|rare|cheap|modern|practical|friendly|helpful|polite|professional|careful|precise|detailed) (~@not) -> extremely
(~@not) (!@degree) ideal ($|,|for) -> absolutely ideal
`;
