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
(~whether) (~if) (~asked) (!i|we|you|he|she) might help -> will help
(~whether) (~if) (~asked) (!i|we|you|he|she) could help -> will help
(!i|we|you|he|she) may help -> will help
needs|need some improvement -> must_improve|must_improve
`;
