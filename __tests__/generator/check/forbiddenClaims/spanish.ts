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
Resultados que duran toda la vida.
Resultados para siempre.
Los mejores del mundo, 100 % sin dolor.
Diga adiós al dolor de rodilla.
Le garantizamos que volverá a caminar.
No volverá a tener dolor.
La clínica más segura de Tijuana.
Un milagro para sus articulaciones.
Su nueva sonrisa durará para siempre.
Somos la clínica líder en América Latina.
Las células madre regeneran su cartílago, garantizado.
No hay ningún dolor.
Olvídese de la artritis para siempre.
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
Funciona para todos.
La mejor clínica de Medellín.
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
Le aseguramos que volverá a caminar.
Una cirugía sin desventajas.
El tratamiento más eficaz del mundo contra la artrosis.
Esta inyección reconstruye el cartílago por completo.
Sane en una sesión.
`;

/** Sentences that a careful clinic may write. */
export const plainInSpanish = `
Ninguna clínica puede prometer que el dolor desaparezca.
El dolor puede volver.
Pregunte si los resultados duran.
No garantizamos un resultado.
En un estudio, 9 de cada 10 personas tuvieron menos dolor.
La clínica es una de las más antiguas de la ciudad.
La mejor época para venir es la seca.
Casi todos caminan con bastón seis semanas.
Nadie puede decir cuánto dura el efecto.
No hay operación sin riesgo.
No se conoce una cura.
La habitación más grande tiene dos camas.
La garantía cubre la corona dos años, no su ajuste.
Los efectos secundarios son frecuentes los primeros días.
El mejor momento del mundo para preguntar es antes de pagar.
Lo mejor para usted depende de su rodilla.
La mejor alternativa probada es el ejercicio.
Pregunte cuál es el mejor hospital para una complicación.
Nadie puede decir cuál es la mejor clínica del mundo.
Ninguna clínica es la mejor de México para todos.
Desconfíe de quien dice ser el mejor del mundo.
Desconfíe de las clínicas que curan la artrosis para siempre.
Tenga cuidado con quienes ofrecen una operación totalmente segura.
Algunas clínicas afirman que su método siempre funciona.
Los anuncios dicen que anuncian adiós al dolor.
¿Es esta la clínica más segura de Colombia?
¿Puede algo ser 100 % seguro?
No es completamente indoloro.
La operación nunca es totalmente segura.
Ningún implante está garantizado.
Nada dura para siempre.
Las carillas no duran para siempre.
El esmalte se quita para siempre.
Un diente que se quita se pierde para siempre.
Necesitará vitaminas de por vida.
Después del bypass se toman suplementos de por vida.
La cicatriz queda para siempre.
La oreja puede perder su forma para siempre.
Algunos cambios son permanentes.
Se le dará oxígeno al 100 %.
El precio del presupuesto está garantizado por 60 días.
El presupuesto se garantiza por escrito.
No curamos la artrosis; cambiamos la articulación.
No curamos la adicción.
Nuestra clínica no cura la diabetes.
Cada día curamos la herida y cambiamos la venda.
La herida sana en dos semanas.
El hueso sana en tres meses.
El tiempo de sanar depende de su edad.
La mayoría de las heridas sanan sin problemas.
La mayoría vuelve a casa sin complicaciones.
Si todo va sin ninguna complicación, vuela el día diez.
Si no tiene ningún dolor, camine el primer día.
La inyección puede doler un día.
La complicación más frecuente es la infección.
El riesgo más grave es un coágulo.
El riesgo más conocido es el sangrado.
El estudio más grande del mundo tiene 4000 personas.
La principal causa de muerte es el corazón.
La cirujana más experimentada del equipo opera los lunes.
La alternativa mejor estudiada es la fisioterapia.
Somos la clínica con el equipo más pequeño.
Nuestro equipo habla tres idiomas.
Nuestros médicos responden en 24 horas.
Nuestros cirujanos están registrados en Colombia.
Todos los pacientes reciben un informe por escrito.
Todos los pacientes se quedan dos noches.
A todos los pacientes los ve un anestesiólogo.
Todas las personas del estudio tenían dolor.
El alivio del dolor se da por la boca.
Cuatro de cada cinco personas dicen que su dolor es menor.
La rodilla funciona bien a los diez años en nueve de diez.
No siempre funciona.
La ibogaína puede parar el corazón.
El efecto termina en unos meses.
El peso vuelve a menudo.
El estado de sus dientes decide.
El laboratorio tiene certificado hasta 2028.
El hospital está en la Ciudad de México.
Ninguna cirugía está libre de riesgos.
La mejor época para venir es la primavera.
La garantía cubre la corona durante cinco años.
No prometemos una cura.
Pregunte si garantizan un resultado.
Curamos la herida cada dos días.
El hospital es uno de los más grandes del país.
Los implantes duran diez años o más.
La opción más segura puede ser esperar.
El médico le explicará cuál es la mejor opción.
La mejor manera de llegar es en taxi.
Nadie puede prometer un resultado.
Las cicatrices quedan para siempre.
Necesita vitaminas de por vida.
El mejor cirujano para usted es quien contesta sus preguntas.
Si no hay dolor, puede caminar.
La mayoría no tiene complicaciones.
Un implante puede durar toda la vida o cinco años.
Nadie sabe cuál es mejor.
No hay milagros.
La Dra. Milagros Pérez opera los martes.
Garantizamos que no vendemos sus datos.
El dolor volverá a bajar.
Nunca más de dos pastillas al día.
La herida cura en dos semanas.
Sus moretones desaparecerán en dos semanas.
Nunca le pediremos su tarjeta por teléfono.
No vuelva a tomar ibuprofeno después de un bypass.
La curación completa tarda hasta un año.
La herida está completamente cerrada a los diez días.
Algunas personas vuelven a usar lentes a los cinco años.
El seguro que cubre complicaciones se paga aparte.
`;
