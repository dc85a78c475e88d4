/** Sentences that promise or boast. Written apart from the patterns. */
export const promisesInSpanish = `
Nunca más tendrá dolor de rodilla.
Su dolor desaparecerá en una semana.
Le prometemos que caminará sin bastón.
Dígale adiós a la diabetes.
Los resultados duran toda la vida.
Una solución definitiva para los ronquidos.
Sin efectos secundarios.
El procedimiento no tiene ningún riesgo.
Cero complicaciones en diez años.
La clínica líder en Latinoamérica.
Nuestros cirujanos no tienen igual.
Calidad inigualable al precio más bajo.
El éxito es seguro.
Las células madre curan la artrosis.
Aquí nada puede salir mal.
Todos los pacientes se recuperan.
Nuestro método funciona para todos.
Tenemos los cirujanos con más experiencia de México.
Cirujanos de talla mundial.
Un tratamiento milagroso para la artritis.
Libre de dolor para siempre.
Satisfacción garantizada o le devolvemos su dinero.
El lugar más seguro para operarse en Colombia.
El 99 % de nuestros pacientes se cura.
Restaura por completo la audición.
Curamos la enfermedad de las encías para siempre, garantizado
La mejor clínica del mundo, 100 % indolora.
Curamos el dolor de rodilla.
Curamos la adicción en una sesión.
Aquí curamos lo que otros no pueden.
Nuestra clínica cura la artrosis.
Nuestros médicos curan lo que otros abandonan.
Nuestro equipo sí cura.
Nuestros especialistas curan en dos semanas.
Todos nuestros pacientes se curan.
Todos los pacientes salen curados.
Todas las pacientes quedan sin dolor.
Todos nuestros pacientes sanan.
Una sonrisa nueva, garantizada.
Veinte kilos menos, garantizado.
Una vida libre, garantizada.
La mejor clínica de México.
El mejor equipo dental de Latinoamérica.
Los mejores cirujanos del mundo.
El mejor hospital de Colombia.
Las mejores especialistas de América.
La clínica más segura de Costa Rica.
El laboratorio de células más avanzado del continente.
El equipo más experimentado de la región.
Los quirófanos más modernos del país.
El hospital más prestigioso de Ecuador.
La clínica más reconocida del Caribe.
El centro más exitoso del mercado.
Somos los mejores.
Somos el mejor centro para usted.
Somos sin duda la mejor opción.
Tenemos los mejores cirujanos.
Contamos con el mejor equipo.
Somos la número uno.
Una clínica líder mundial en implantes.
El hospital líder del país.
Un equipo líder en el mundo.
Una clínica número uno en carillas.
Líderes mundiales en cirugía.
Una atención inigualable.
Resultados insuperables.
Un precio y una calidad inmejorables.
Un equipo sin igual.
La inyección es completamente indolora.
Una operación totalmente segura.
Un tratamiento absolutamente inofensivo.
Es 100 % natural.
Pacientes cien por ciento satisfechos.
Una terapia al 100 % efectiva.
Quedará totalmente libre de dolor.
Cero dolor, cero complicaciones.
Una cirugía sin ningún efecto secundario.
Una recuperación sin dolor alguno.
Una operación sin el menor peligro.
Sin ningún dolor ni molestias.
Nuestro método siempre funciona.
La terapia siempre cura.
Elimina el dolor para siempre.
La ibogaína acaba con la adicción de una vez por todas.
Olvídese de la diabetes para siempre.
La operación resuelve el problema de por vida.
Diga adiós al dolor.
Adiós a sus síntomas.
Resultados para siempre.
Le garantizamos que volverá a caminar.
No volverá a tener dolor.
Un milagro para sus articulaciones.
Su nueva sonrisa durará para siempre.
Somos la clínica líder en América Latina.
Las células madre regeneran su cartílago, garantizado.
No hay ningún dolor.
Nunca más sufrirá de artritis.
Una tasa de éxito del 100 %.
Nuestros cirujanos son los mejores en su campo.
Garantía de por vida en los resultados.
El hospital más avanzado del Caribe.
Resultados garantizados de por vida.
Usted quedará curado.
Todos nuestros pacientes salen sin dolor.
Nadie lo hace mejor que nosotros.
Le prometemos una sonrisa perfecta.
Los mejores dentistas de México.
Un tratamiento milagroso.
Nunca más necesitará un dentista.
Nuestros implantes duran toda la vida.
No causa dolor.
Ningún otro hospital ofrece mejores operaciones.
El éxito está asegurado.
Totalmente seguro y sin efectos secundarios.
Este tratamiento no tiene efectos secundarios.
El tratamiento es 100 % efectivo.
Salga de aquí sin dolor y con una rodilla nueva, garantizado.
Deje atrás su adicción para siempre.
Nuestras células le devolverán la juventud.
Su artritis desaparecerá en un mes.
No hay hospital más seguro en México.
La única clínica de Latinoamérica que realmente cura el autismo.
Una cura revolucionaria para el Parkinson.
Nuestros pacientes siempre quedan satisfechos.
Nuestros dentistas nunca se equivocan.
Aquí nunca hay complicaciones.
El cien por ciento de nuestros pacientes se recupera.
Sin dolor de principio a fin, se lo prometemos.
Recupere el movimiento o le devolvemos el dinero.
Una cirugía sin desventajas.
El tratamiento más eficaz del mundo contra la artrosis.
Esta inyección reconstruye el cartílago por completo.
Sane en una sesión.
Se olvidará de que alguna vez tuvo dolor.
Nadie sale decepcionado de nuestra clínica.
Dígale adiós a los lentes.
Su rodilla quedará como nueva.
Nuestros cirujanos jamás han perdido a un paciente.
Todos los pacientes recuperan la vista por completo.
Ninguna otra clínica ofrece estos resultados.
Mejores resultados que cualquier hospital de Estados Unidos.
Los implantes son para siempre.
El tratamiento funciona en todos los casos.
El cáncer no volverá jamás.
Con toda seguridad volverá a caminar.
Las células madre revierten el envejecimiento.
La ibogaína acaba con la adicción en una sola sesión.
Ni una sola complicación en diez años.
No tiene nada que temer de esta operación.
Con esta clínica no se va a equivocar.
Nuestros cirujanos hacen milagros todos los días.
La clínica más barata de todo Tijuana.
Este método supera a cualquier otro tratamiento.
Su dolor de espalda se va para siempre.
Se verá diez años más joven.
No tiene efectos secundarios de ningún tipo.
Ningún paciente ha tenido una infección.
Podemos curar el Parkinson.
Los pacientes se curan después de una infusión.
La terapia sana la esclerosis múltiple.
Su cabello volverá a crecer, eso es seguro.
Solo aquí encontrará cirujanos tan buenos.
Primer lugar entre todas las clínicas de fertilidad de España.
Quedará embarazada en el primer ciclo.
La operación es inofensiva.
Confíe en nosotros: no le puede pasar nada.
Libre de riesgos y sin molestias.
Tenemos la cura del VIH.
Libérese de la artritis en solo diez días.
Es la cirugía más segura que existe.
Nadie en la industria se acerca a nuestros resultados.
Nuestros dentistas están entre los tres mejores del mundo.
Baje todo el peso que quiera sin ningún esfuerzo.
Bailará en la boda de su hija.
Tiene nuestra palabra: funcionará.
Hacemos realidad la sonrisa de sus sueños.
El dolor se quita de inmediato y no vuelve más.
Sus articulaciones se regenerarán por completo.
Viva sin dolor desde el primer día.
Todos nuestros implantes son un éxito.
Diez mil operaciones y ningún fracaso.
Una operación que no puede fallar.
Esta terapia detiene el Alzheimer.
La ibogaína reinicia su cerebro y le quita todas las ganas de consumir.
Cirujanos de élite con resultados impecables.
Nuestros precios son imbatibles.
Su cicatriz será invisible.
Le encantará su nuevo cuerpo.
Sin dolor, sin cicatrices, sin preocupaciones.
Miles de pacientes felices demuestran que nuestro método funciona.
Su vista será perfecta después de la operación.
La calvicie será cosa del pasado.
Los resultados se ven al instante y se mantienen por décadas.
Eliminamos la adicción de raíz.
El único tratamiento que de verdad funciona.
Es imposible que esta operación salga mal.
Cada operación es un éxito.
El dentista más delicado que conocerá jamás.
Aquí las complicaciones no existen.
Una sola visita basta para acabar con su dolor.
Nuestros cirujanos no cometen errores.
Arreglamos lo que otros no pudieron.
Una atención que nadie en México puede igualar.
Usted saldrá de Tijuana sin dolor.
La ibogaína lo libera de la adicción en una sola sesión.
Su dolor de espalda desaparecerá con la primera inyección.
Ninguna clínica de América Latina lo hace mejor.
Usted despertará curado.
Un cabello que jamás se vuelve a caer.
La cura de la esclerosis múltiple está aquí.
Aquí las complicaciones simplemente no existen.
Resultados de primer nivel siempre.
Frena el cáncer en seco.
Le devolvemos la vista por completo.
El fin definitivo de la migraña.
Eliminamos tumores sin cirugía.
Con nosotros el embarazo es seguro.
El tratamiento sana cualquier herida.
Cirugía sin cicatriz alguna.
Puede tener la certeza del resultado.
Cirugía sin riesgos a mitad de precio.
Con este método es imposible fallar.
Nuestros pacientes siempre logran el resultado que quieren.
Lo libramos de la diabetes.
La operación no deja dolor alguno.
Su depresión se irá en una semana.
Su alergia se esfuma después de dos infusiones.
Nos enorgullece un historial intachable: ni muertes ni infecciones.
En ningún lugar de México encontrará manos más hábiles.
Nuestra manga gástrica siempre hace bajar de peso.
Pacientes con derrame vuelven a hablar gracias a nuestra terapia.
Resultados en los que puede confiar, todas las veces.
Usted no pierde: si falla, pagamos nosotros.
La operación es tan inofensiva como un corte de pelo.
El dolor crónico termina el día en que usted llega.
Hemos curado a más de 4,000 adictos.
Su cabello volverá a crecer fuerte y abundante.
Éxito seguro para parejas que desean un hijo.
Usted no arriesga nada.
Nuestra anestesia hace imposibles las complicaciones.
Desintoxicación sin abstinencia, lo prometemos.
Ningún médico de Tijuana tiene más experiencia.
Disfrute una vida sin insulina.
`;
