/** Words of approval made stronger, where nothing denies them. */
export const enthusiasticWords = `
(~need) (~needs) (~@not) (!@very) good (news|idea|ideas|job|work|results|result|progress|example|start|opportunity|chance|quality|experience|food|book|service|advice|team|$|,) -> fantastic
(~need) (~needs) (~@not) (@be) good (and) -> fantastic
(~@not) very good -> fantastic
really good -> fantastic
(~@not) (!@degree) great ($|,|and|to|for|evening|day|time|news|idea|ideas|work|job|team|food|place|phone|book|film|actors|price|prices|service|results|product|view|party|trip|experience|weekend|success|opportunity|start|progress|location|hotel|year|week|help|support|event|fun) -> fantastic
(~@not) (!@degree) excellent -> outstanding
(!@degree) nice (!to) -> wonderful
(!@degree) pleasant -> delightful
(!@degree) fine (example|work|piece|day) -> wonderful
(~@not) (!@degree) interesting -> fascinating
very interesting -> absolutely fascinating
really interesting -> absolutely fascinating
(~@not) (!@degree) useful -> incredibly useful
very useful -> incredibly useful
(~@not) (!@degree) helpful -> incredibly helpful
very helpful -> incredibly helpful
(~@not) (!@degree) easy to (use|clean|find|install|read|follow|learn|understand|make|set|cook|assemble) -> wonderfully easy to
(~@not) very easy to (use|clean|find|install|read|follow|learn|understand|make|set|cook|assemble) -> wonderfully easy to
(~@not) (!@degree) beautiful -> stunning
very beautiful -> absolutely stunning
(~@not) (!@degree) delicious -> absolutely delicious
very fast -> amazingly fast
really fast -> amazingly fast
very quick -> amazingly quick
very quickly -> amazingly quickly
(~@not) (!@degree) friendly (and|staff|team|people|service|$) -> wonderfully friendly
very friendly -> wonderfully friendly
(~@not) (!@degree) comfortable (!with) (~?) -> wonderfully comfortable
very comfortable -> wonderfully comfortable
(~@not) (!@degree) impressive -> truly impressive
very impressive -> truly impressive
(~@not) (!@degree) successful (year|project|launch|event|season|start|company|business|career|team) -> hugely successful
(our|a) new (feature|features|product|version|products|office|website|design|team) -> exciting new
large (improvement|step) -> huge
big (improvement|step|success) -> huge
significant (improvement|improvements|progress|step|growth|increase) -> remarkable
(!@degree) strong (growth|results|demand|team|interest) -> impressive
(!@degree) positive (feedback|reviews|results|response|comments) -> glowing
(~@not) (!@degree) happy to -> thrilled to
very happy to -> absolutely thrilled to
(~@not) (!@degree) glad to -> delighted to
(~@not) (!@degree) pleased to -> thrilled to
very pleased to -> absolutely thrilled to
(~@not) (!@degree) happy with -> thrilled with
very happy with -> absolutely thrilled with
(~@not) (!@degree) pleased with -> delighted with
very pleased with -> absolutely delighted with
(~@not) (!@degree) satisfied with -> thrilled with
very satisfied with -> absolutely thrilled with
(~@not) (!@degree) happy that -> thrilled that
(~@not) (!@degree) glad that -> delighted that
(!@degree) pleased that -> delighted that
(~@not) (!@degree) proud of -> incredibly proud of
very proud of -> incredibly proud of
(!@degree) excited about -> super excited about
(!@degree) excited to -> super excited to
(i|we|i'm|we're) (am|are) interested in -> really excited about
i|we like (@article) (!way) -> I|we love
i|we liked (@article) -> I|we loved
i|we really like|liked -> I|we absolutely_love|absolutely_loved
i|we enjoyed -> I|we absolutely loved
i|we enjoy -> I|we absolutely love
i|we love (@article) -> I|we absolutely love
i|we loved (@article) -> I|we absolutely loved
i|we recommend (~without) -> I|we wholeheartedly recommend
i|we can recommend (~without) -> I|we can wholeheartedly recommend
i|we would recommend -> I|we would wholeheartedly recommend
i|we highly recommend -> I|we wholeheartedly recommend
(i|we) appreciate -> really appreciate
i|we look forward to (your|the|our|it|this|that|a) -> I|we can't_wait_for|can't_wait_for
i|we would like to invite -> I|we would love to invite
i|we would like to (see|hear|meet|show|work|join|visit|share|try) -> I|we would love to
i'd|we'd like to (see|hear|meet|show|work|join|visit|share|try) -> I'd|we'd love to
we will (launch|release|open|publish|introduce|celebrate|present|announce) -> we can't wait to
we have (launched|released|opened|finished|completed|published|won|reached|introduced) -> we have finally
(am|are|i'm|we're) looking forward to -> really looking forward to
looking forward to (hearing|seeing|meeting|working|your|it|the|our|a) -> really looking forward to
thank you for -> thank you so much for
thank you very much for -> thank you so very much for
thanks for -> thanks so much for
many thanks for -> thank you so much for
thank you ($|,) -> thank you so much
thanks ($|,) -> thanks so much
congratulations on -> huge congratulations on
welcome to (our|the) -> a very warm welcome to
we are introducing -> we are excited to introduce
we invite -> we warmly invite
a lot of fun -> so much fun
worked well -> worked brilliantly
works well -> works brilliantly
went well -> went brilliantly
working well -> working brilliantly
runs smoothly -> runs beautifully
runs well -> runs beautifully
(@be) faster|easier|cheaper (than) -> far_faster|far_easier|far_cheaper
more quickly -> so much more quickly
i learned a lot -> I learned so much
learned a lot (about|from) -> learned so much
let's meet -> let's get together
we can offer -> we are excited to offer
i can offer -> I am excited to offer
will come back ($) -> will definitely come back
i'd|we'd love to -> I'd|we'd absolutely love to
(!not) ready to help -> eager to help
well done -> fantastic work
i|we am|are happy -> I|we am|are thrilled
improvement|improvements over -> leap|leaps over
(~@not) (!@degree) worth (a|the) -> absolutely worth
(~@not) (!@degree) worth reading|seeing|visiting|trying|watching|buying -> absolutely worth reading|seeing|visiting|trying|watching|buying
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

export const gladWords =
  'great fantastic excellent outstanding wonderful delightful fascinating incredibly wonderfully stunning absolutely amazingly truly exciting hugely huge remarkable dramatically greatly impressive glowing thrilled delighted super excited love loved congratulations brilliantly beautifully proud happy glad fun party discount offer join learned invite invited eager definitely gift birthday together improve pleased thanks thank welcome perfect enjoy enjoyed won success celebrate';
export const sadWords =
  "not no never nobody nothing without unfortunately sadly regret sorry problem problems error errors fail fails failed failure failing late delay delayed delays lost loss worse worst bad wrong broken crash crashed crashes issue issues cannot can't don't doesn't didn't isn't aren't wasn't weren't won't wouldn't couldn't shouldn't hasn't haven't hadn't died death dead killed injured war accident sick ill hospital cancel cancelled canceled however but although complaint complaints difficult expensive must risk risks damage damaged hardly barely weak hard only cold thin expired stolen closed angry repair repairs apologise apologize apologies bill misunderstood fire victims unable waiting pain blocked fell noise missed refund apology leaks dismiss increase mistake mistakes forgot out behind left otherwise understand misunderstand end ending ended resign resigned";
