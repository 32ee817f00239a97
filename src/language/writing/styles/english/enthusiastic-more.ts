/** Praise, hopes and offers with more warmth; never where something is denied. */
export const enthusiasticMore = `
(~need) (~needs) (~@not) (~too) (~but) (!as|so|too|@very|for|how) good (!knowledge|grades|health|understanding|command|practice|order|condition|morning|afternoon|evening|night|day|luck|enough|at|deal|reason|faith|as|friday|practice|for|looking|bye) -> great
(~need) (~needs) (~@not) (a|an|our|the|my|your|very|his|her|their) good (teacher|present|camera|overview|place|price|team|time|year|choice|way|selection|mood|shape|hotel|film|film|friend|location|view) -> fantastic
(~@not) (~could) (~would) (is|are|was|were|makes|it's|they're) better|faster|easier|cheaper|lighter|quieter|safer|stronger (!than) -> far_better|far_faster|far_easier|far_cheaper|far_lighter|far_quieter|far_safer|far_stronger
(an|our|your|with|by|of|and|are|is) experienced (team|staff|engineers|engineer|teachers|teacher|doctors|guides|guide|in|people|developers|developer) -> highly experienced
(~@not) (!@degree) spacious -> wonderfully spacious
(~@not) (!@degree) bright (room|rooms|flat|kitchen|office) -> beautifully bright
(~@not) (!@degree) quiet (area|street|location|room|garden|place) -> blissfully quiet
(~@not) (is|are|was|were|it's) clean ($|,|and) -> spotlessly clean
(~@not) (!@degree) fresh (bread|fruit|vegetables|food|fish|air|ingredients) -> wonderfully fresh
(~@not) (is|are|it's|they're|was|were) light ($|,|and) -> incredibly light
(~@not) (!@degree) sharp ($|,|and) -> incredibly sharp
(~@not) (!@degree) colourful -> beautifully colourful
(~@not) (!@degree) colorful -> beautifully colorful
(~@not) (is|are|was|were|it's|and) easy to -> wonderfully easy to
(~@not) (is|are|was|were|it's) safe ($|,|and) (~but) (~?) -> perfectly safe
(~@not) (is|are|was|were|it's) clear ($|,|and) (~?) -> crystal clear
(~@not) (!@degree) strong (motor|battery|engine|team) -> incredibly powerful
(~@not) (!@degree) powerful (motor|engine|tool|camera|computer|machine|laptop|feature|features) -> incredibly powerful
(~@not) (!@degree) delicious -> absolutely delicious
(~@not) tasty -> absolutely delicious
(~@not) (!@degree) lovely -> absolutely lovely
(~@not) (!@degree) amazing -> absolutely amazing
(~@not) (!@degree) perfect ($|,|for|and) -> absolutely perfect
(works|arrived|came|replied|answered|responded|delivered|solved|fixed|loads|learned|dries|helped) quickly ($|,|and) -> incredibly quickly
(~@not) (is|are|was|were|works|runs|delivery|shipping) fast ($|,|and) (~but) (~?) -> incredibly fast
(~@not) (explained|written|explains|presented) clearly ($|,|and) -> brilliantly
(~@not) (!@degree) impressed by|with -> truly impressed by|with
(~@not) (!@very|truly|only|just) inspired by -> truly inspired by
(dinner|entry|admission|parking|delivery|breakfast|entrance|wifi|it) is free ($|,|for|of) -> is completely free
free of charge -> completely free of charge
(~@not) (sales|revenue|profit|profits|income|turnover) (have|has) grown|increased|risen by -> grown|increased|risen by a remarkable
(~@not) (sales|revenue|profit|profits|income|turnover) grew|increased|rose by -> grew|increased|rose by a remarkable
(~@not) (sales|revenue|profit|profits|income|turnover) went up by -> went up by a remarkable
(~@not) (~too) (!@very|too|so|how|as|not|great|good|@article) many (parks|ideas|options|possibilities|opportunities|shops|restaurants|flowers) (!do|don't|are|were|have) -> so many
there are a lot of (@plural|parks|shops|trees|flowers|cafes|restaurants) -> there are so many
there is a lot of (space|room|light) -> there is so much
(!really|always|also|never|not|don't|didn't|would|'d|it) likes (@article|it|our|your) -> absolutely loves
really likes|like (@article|it|our|your) -> absolutely loves|love
(i|we|they) really liked (@article|it|our|your) -> absolutely loved
(~@not) (i|we|they|he|she) liked (it|this|that|everything) -> absolutely loved
i would love to -> I would absolutely love to
i|we hope that? (@clause) -> I|we really hope
i|we hope to -> I|we really hope to
i|we would like to (book|order|know|learn|buy|talk|discuss|use|offer|go|come|take|organise|organize|thank|start|tell) -> I|we would love to
i'd|we'd like to (book|order|know|learn|buy|talk|discuss|use|offer|go|come|take|organise|organize|thank|start|tell|hear) -> I'd|we'd love to
(^) please (join|come|visit|share|try) (~@not) -> please do
i recommend -> I wholeheartedly recommend
(~@not) improves|improve (our|your|the|my) -> really improves|improve
you will (love|enjoy|like) -> you will absolutely
has|have opened (a|our|the|its) -> has|have finally opened
has|have bought (a|an|our|the) (~@not) -> has|have finally bought
(^|,|everyone|team) we have a new -> we are thrilled to have a new
(^|,|everyone|team) we have got a new -> we are thrilled to have a new
(^|,|everyone|team) we've got a new -> we're thrilled to have a new
we invite you -> we warmly invite you
are|is always welcome -> are|is always more than welcome
live music -> fantastic live music
let's keep it up -> let's keep up the amazing work
thanks again -> thanks so much again
(!really) looking forward to (seeing|hearing|meeting|working|it) -> really looking forward to
i am curious -> I am so curious
(~@not) (!@degree) happy with -> thrilled with
(~@not) (!@degree) happy to see -> thrilled to see
(@be|so|very) welcome to -> more than welcome to
(~@not) grateful for -> so grateful for
(~@not) (!@degree) first-class -> absolutely first-class
it was great|nice to -> it was absolutely wonderful to
(^) great , -> fantastic ,
(~@not) (!@degree) relaxing -> wonderfully relaxing
(~@not) (!@degree) creative -> wonderfully creative
(~@not) (!@degree) reliable -> wonderfully reliable
(~@not) (!@degree) cosy -> wonderfully cosy
(~@not) (!@degree) cozy -> wonderfully cozy
(a|another|bought) new (scanner|phone|car|house|home|office|book|website|app|shop|store|bridge|park|playground|library|camera|bike|computer|laptop|machine|kitchen|sofa|printer|menu|studio|gym|course|bakery|restaurant|collection) -> brand-new
(~@not) (it|this|that) helps|help you|us|people|them (to|with|find|save|learn|improve) -> really_helps|really_help you|us|people|them
i|we am|are planning to (visit|come|go|meet|open|launch|start|celebrate) -> I|we can't wait to
i'm|we're planning to (visit|come|go|meet|open|launch|start|celebrate) -> I|we can't wait to
(weather|view|atmosphere|concert|music) (is|was) great|good|nice -> absolutely fantastic
(paper|study|report|book|article|guide|course) shows how -> reveals how
(load|loads|run|runs|start|starts|works|work|page) faster ($|,|and) -> far faster
(^) the new (app|website|model|phone|office|library|playground|kitchen|studio|museum|gym|shop) -> the brand-new
(revenue|profit|profits|sales|income|turnover) (is|are) higher than -> even higher than
i want to (book|see|visit|learn|try|meet|join|help|know|hear|invite|thank|buy|order) -> I'd love to
we want to (book|see|visit|learn|try|meet|join|help|know|hear|invite|thank|offer|build|improve) -> we'd love to
new (equipment|furniture|technology) -> brand-new
(!@degree) new (features|products|colleagues|friends|members|ideas|recipes|dishes|flavours|flavors|designs|courses) (!are) -> exciting new
(~@not) i think we can -> I'm confident we can
(~@not) (he|she|daughter|son|everyone|family|wife|husband|dog|cat|team|kids|children|it|who|kid|boy|girl) loves|love (@article|to|it|our|your|his|her) -> absolutely loves|love
there's|there is a new (!law|rule|tax|fee|problem|boss|version) -> there's|there_is a brand-new
i want to tell you -> I can't wait to tell you
i need your advice -> I'd love your advice
(has|have) welcomed -> warmly welcomed
(!@degree) fine with me|us -> perfect for me|us
(grow|grows|grew|learn|learns|go|goes|dry|dries|charge|charges) faster (!than) -> far faster
(~@not) (!@degree) golden ($|,|and) -> beautifully golden
(~@not) (!@degree) handmade -> lovingly handmade
(~@not) (!@degree) homemade -> delicious homemade
(~@not) warm and dry -> wonderfully warm and dry
(~@not) (is|are|was|were) worth it ($) -> absolutely worth it
(~@not) (~if) (~whether) it's worth it ($|,|and) (~?) -> it's absolutely worth it
(~@not) (!@degree) patient (,|and|$) -> wonderfully patient
made a lot of friends -> made so many friends
i|we look forward to hearing|seeing|meeting|working|welcoming|learning|reading|visiting|joining -> I|we can't wait to hear|see|meet|work|welcome|learn|read|visit|join
really helpful -> incredibly helpful
really useful -> incredibly useful
really easy to -> wonderfully easy to
new (challenge|chapter|adventure|project|role|city) -> exciting new
{make} a difference ($|,|to|in|for) -> {make} a huge difference
(~@not) (i|we) like *ing -> love *
(~@not) (is|are|it's) free ($|,|and|for|of) (~call) (~meet) -> completely free
(~@not) (app|tool|course|book|service|program|software|product|exercise|sleep|website|team) helps|help you|us|people|them -> really_helps|really_help you|us|people|them
(stays|visitors|guests|sales|revenue|turnover|profits|members) rose to (#) -> rose to a remarkable
(library|museum|shop|city|company|team|school|university|hospital|pool|theatre) has|have (extended|improved|renovated|modernised|modernized|reopened) -> has|have finally
(~@not) high-quality -> outstanding
(~@not) successfully -> brilliantly
(~@not) (your) quick reply|response|answer -> wonderfully quick reply|response|answer
(~@not) (!@degree) warm (light|atmosphere|colours|colors) -> beautifully warm
(~@not) very (positive|productive|professional|polite|kind|attentive|quiet|clean|creative|practical|modern|thoughtful|clear|efficient|powerful|happy|funny|exciting|relaxing|tasty|generous|careful|precise|detailed|patient|motivated|talented) -> incredibly
(~@not) (i|we|they) like to -> love to
(~@not) (he|she) likes to -> loves to
(~@not) (!@degree) ideal ($|,|for) -> absolutely ideal
(~@not) (is|are|was|were) soft|fresh|smooth|elegant|stylish|sturdy|robust|cool|crisp|juicy|polite|kind|attentive|generous|talented|funny ($|,|and) -> wonderfully_soft|wonderfully_fresh|wonderfully_smooth|wonderfully_elegant|wonderfully_stylish|wonderfully_sturdy|wonderfully_robust|wonderfully_cool|wonderfully_crisp|wonderfully_juicy|wonderfully_polite|wonderfully_kind|wonderfully_attentive|wonderfully_generous|wonderfully_talented|wonderfully_funny
(~@not) (have|has) achieved a lot -> achieved so much
(~@not) (is|are|was|were) quieter|lighter|safer|stronger|warmer|cleaner|brighter|healthier|smoother|quicker|simpler (than) -> far_quieter|far_lighter|far_safer|far_stronger|far_warmer|far_cleaner|far_brighter|far_healthier|far_smoother|far_quicker|far_simpler
(~@not) (~need) (you|i|we|everyone) (feel|feels|felt) better ($|,|and|after) (~if) (~?) -> so much better
(~@not) quite|very|really well ($|,|and) -> remarkably well
(~@not) (look|looks) cool -> super cool
(~@not) (was|were|is|are) well prepared|organised|organized|made|designed|written|equipped|explained -> brilliantly prepared|organised|organized|made|designed|written|equipped|explained
(~@not) welcome at any time -> more than welcome at any time
`;
