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
`;

export const gladWords =
  'great fantastic excellent outstanding wonderful delightful fascinating incredibly wonderfully stunning absolutely amazingly truly exciting hugely huge remarkable dramatically greatly impressive glowing thrilled delighted super excited love loved congratulations brilliantly beautifully proud happy glad fun party discount offer join learned invite invited eager definitely gift birthday together improve pleased thanks thank welcome perfect enjoy enjoyed won success celebrate';
export const sadWords =
  "not no never nobody nothing without unfortunately sadly regret sorry problem problems error errors fail fails failed failure failing late delay delayed delays lost loss worse worst bad wrong broken crash crashed crashes issue issues cannot can't don't doesn't didn't isn't aren't wasn't weren't won't wouldn't couldn't shouldn't hasn't haven't hadn't died death dead killed injured war accident sick ill hospital cancel cancelled canceled however but although complaint complaints difficult expensive must risk risks damage damaged hardly barely weak hard only cold thin expired stolen closed angry repair repairs apologise apologize apologies bill misunderstood fire victims unable waiting pain blocked fell noise missed refund apology leaks dismiss increase mistake mistakes forgot out behind left otherwise understand misunderstand end ending ended resign resigned";
