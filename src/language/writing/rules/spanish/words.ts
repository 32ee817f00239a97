/** Nouns that take `el`, of which no form is a verb or has the other gender with another meaning. */
export const masculineNouns =
  'problema|mapa|sistema|tema|programa|planeta|idioma|clima|poema|drama|esquema|diploma|síntoma|dilema|aroma|panorama|día|coche|perro|gato|libro|tren|avión|autobús|vuelo|hotel|restaurante|hospital|colegio|teatro|museo|parque|jardín|mercado|supermercado|banco|aeropuerto|edificio|piso|apartamento|baño|dormitorio|ordenador|teléfono|móvil|celular|correo|mensaje|documento|archivo|contrato|informe|presupuesto|proyecto|examen|ejercicio|profesor|médico|jefe|director|cliente|vecino|hermano|padre|abuelo|tío|primo|hijo|niño|chico|hombre|amigo|novio|marido|equipo|partido|gobierno|país|pueblo|río|lago|mar|sol|cielo|viento|árbol|bosque|campo|camino|puente|año|mes|minuto|segundo|lunes|martes|miércoles|jueves|viernes|sábado|domingo|verano|invierno|otoño|precio|dinero|pan|queso|vino|zumo|azúcar|arroz|pescado|pollo|plato|vaso|cuchillo|zapato|vestido|abrigo|sombrero|reloj|espejo|armario|sofá|suelo|techo|pelo|ojo|brazo|dedo|pie|corazón|dolor|color|nombre|número|regalo|cumpleaños|concierto|cine|periódico|curso|idioma|trabajador|estudiante|resultado|servicio|producto|pedido|paquete|billete|pasaporte|equipaje';

/** Nouns that take `la`. None of them is a verb after `él`. */
export const feminineNouns =
  'mano|foto|moto|mesa|mujer|ciudad|canción|noche|semana|gente|leche|persona|playa|calle|llave|nube|sangre|nariz|luz|vez|voz|paz|flor|piel|miel|salud|verdad|amistad|universidad|edad|información|reunión|habitación|opinión|estación|televisión|solución|dirección|lección|cama|comida|película|familia|escuela|tienda|puerta|ventana|silla|camisa|falda|cosa|palabra|cerveza|tarjeta|isla|montaña|iglesia|farmacia|empresa|oficina|fiesta|boda|maleta|manzana|ensalada|sopa|botella|taza|cabeza|pierna|boca|espalda|casa|hermana|madre|abuela|tía|hija|niña|chica|amiga|novia|vecina|profesora|carretera|biblioteca|cafetería|nevera|lavadora|pantalla|aplicación|contraseña|canción|decisión|situación|relación|explicación|educación|temperatura|naturaleza|bicicleta|hamburguesa|lluvia|nieve|tormenta|primavera';

/** Adjectives of which neither gender is an adverb or a noun, and the verbs of participles that are used as they are. */
export const adjectives =
  'blanco negro rojo amarillo bonito pequeño nuevo viejo feo moderno antiguo simpático guapo caro barato bueno malo alto bajo largo estrecho ancho sucio abierto cerrado roto vacío lleno contento enfermo delicioso maravilloso fantástico estupendo tranquilo aburrido divertido peligroso cómodo rápido lento frío cálido húmedo seco oscuro claro serio listo abrir cerrar romper cansar aburrir divertir ocupar';

/** First names that are no other word. */
export const firstNames =
  'Alejandro|Alejandra|Alberto|Alicia|Álvaro|Ana|Andrea|Andrés|Antonio|Beatriz|Begoña|Carlos|Carolina|Carmen|Cristina|Daniel|Daniela|David|Diego|Eduardo|Elena|Enrique|Esteban|Eva|Felipe|Fernando|Francisco|Gabriel|Gonzalo|Guillermo|Gustavo|Ignacio|Inés|Irene|Isabel|Javier|Jesús|Jorge|José|Juan|Juana|Julia|Julio|Laura|Lorenzo|Lucas|Lucía|Luis|Luisa|Manuel|Marcos|María|Mariana|Mario|Marta|Martín|Mateo|Miguel|Mónica|Natalia|Nicolás|Óscar|Pablo|Paula|Pedro|Rafael|Ramón|Raquel|Raúl|Ricardo|Roberto|Rocío|Rodrigo|Rubén|Santiago|Sara|Sergio|Silvia|Sofía|Sonia|Susana|Teresa|Tomás|Valentina|Vicente|Víctor|Yolanda';

/** A participle of haber. */
export const participle =
  '\\p{L}{2,}(?:ado|ido|ído)|ido|dado|dicho|hecho|visto|puesto|escrito|vuelto|roto|abierto|muerto|cubierto|resuelto|descubierto|devuelto';
