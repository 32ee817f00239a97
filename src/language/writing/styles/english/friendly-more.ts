/** More warmth: requests with please, praise with a smile, softened orders. */
export const friendlyMore = `
(~please) (^|,|and|but) can|could you (!please|possibly|not|also|just|believe|imagine|hear|see|still) -> could you please
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
i can also -> I'm also happy to
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
(~whether) (~if) (~asked) (~that) i could (start|come|help|do) -> I'd be happy to
must leave -> will need to leave
(~@not) good (news|weather|food|friends|people|neighbours|neighbors|memories|atmosphere) -> lovely
`;
