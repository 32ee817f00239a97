/** Rules of Grammalecte that take what is right for a slip more than once in 5,000 right sentences, each with such a text. */
export const rulesOff: ReadonlySet<string> = new Set([
  // Il arrive par derrière.
  'g2__tu_locutions__b20_a1_1',
  // des points liés à la loi
  'g2__conf_poing_point__b2_a1_1',
  // toutes les tâches d'impression
  'g3__conf_tache_tâche__b1_a1_1',
  // un diagramme en tore
  'g3__conf_tort_tord_tore__b2_a1_1',
  // la relation égal à avec deux termes
  'g2__conf_a_à_incohérences__b1_a1_1',
  // L'option « Formulaire parent » concerne les formulaires.
  'gv2__conj_le_la_leur_nom__b3_a3_1',
  // des correctifs, ou patches
  'g2__conj_2s_sans_sujet_xxxas_xxxes__b4_a1_1',
  'g2__conf_de_vconj__b1_a1_1',
  // Ou double-cliquez sur l'icône.
  'g2__conf_où_ou__b1_a1_1',
  // filtrer par glissé et déposé
  'g3__infi_par_pour_sans__b4_a1_1',
  // Séparateur de groupe est une chaîne.
  'gv1__ppas_adj_être_det_nom__b2_a1_1',
  // un serveur de son différent
  'g2__conf_différent_différend__b4_a1_1',
  // comme par exemple le nom d'un paquet
  'g2__pleo_locutions__b10_a1_1',
  // des risques potentiels, des perspectives d'avenir
  'g2__pleo_substantifs__b11_a1_1',
  // un taux d'alcoolémie
  'g2__pleo_substantifs__b10_a1_1',
  // de futurs projets
  'g2__pleo_substantifs__b12_a1_1',
  // les dirigeants des 27 ont réussi
  'g2__conf_dès_des_dés__b5_a1_1',
  // Vue est un framework.
  'gv1__ppas_adj_être_det_nom__b1_a1_1',
  // une propriété nulle ou non nulle est omniprésente
  'g3__gn_nulle_1m__b1_a2_1',
  // nous sommes actuellement en train de préparer
  'g2__pleo_locutions__b4_a1_1',
  // un style de barré
  'g3__infi_de_verbe__b6_a1_1',
  // courir le cerf, voire même le sanglier
  'g2__pleo_locutions__b16_a1_1',
  // un face à face
  'g2__tu_substantifs__b33_a1_1',
  // Je me levai dans ma chaire.
  'g2__conf_chair_chaire_cher__b2_a1_1',
  // possible (…)
  'g0__purge_mot_nombre_parenthèses_crochets_accolades__b2_a1_1',
  // rédigé par écrit
  'g2__pleo_verbes__b1_a1_1',
  // à deux reprises différentes
  'g2__pleo_locutions__b2_a1_1',
  // grand'peine, grand'chose
  'g2__tu_anciennes_graphies__b1_a1_1',
  // un des exemplaires
  'g3__gn_un_des_1m__b1_a1_1',
  // dix mille briques par jour
  'g3__gn_couleurs_invariables__b1_a1_1',
  // Il revenait découragé à la maison.
  'g3__infi_verbes__b4_a1_1',
]);
