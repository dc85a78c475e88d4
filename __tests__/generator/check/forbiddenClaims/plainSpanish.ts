/** Sentences that a careful clinic may write. */
export const plainInSpanish = `
En el ensayo, 92 de cada 100 personas no tuvieron complicaciones.
Si todo sigue sin complicaciones, usted vuela el día 10.
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
Sus moretones desaparecerán en dos semanas.
Nunca le pediremos su tarjeta por teléfono.
No vuelva a tomar ibuprofeno después de un bypass.
La curación completa tarda hasta un año.
La herida está completamente cerrada a los diez días.
Algunas personas vuelven a usar lentes a los cinco años.
El seguro que cubre complicaciones se paga aparte.
La diabetes tipo 1 no se puede curar.
Ninguna clínica puede prometer un resultado.
El riesgo más frecuente es el sangrado.
La mejor agudeza visual corregida se mide antes de la operación.
Un certificado no es garantía de calidad.
El mejor momento para llamar es por la mañana.
Todos los pacientes reciben una hoja con indicaciones.
Nunca maneje el día de la operación.
El médico calcula una dosis segura.
Ninguna operación está libre de riesgos.
Nadie puede garantizar que el implante dure.
Pregunte qué cubre la garantía del implante.
La garantía cubre la corona durante cinco años, no el trabajo alrededor.
Desconfíe de quien le prometa una cura.
No todas las pacientes quedan embarazadas.
Algunas personas nunca recuperan todo el movimiento.
Lo mejor es volar a casa después del décimo día.
Los antibióticos curan la infección en la mayoría de las personas.
La hepatitis C se puede curar con tabletas en la mayoría de los casos.
No se ha demostrado que las células madre curen la artritis.
No es seguro que el tratamiento le funcione.
El éxito no está asegurado, ni siquiera en buenas manos.
El riesgo es menor en quienes no fuman.
Lo más seguro es esperar a que la herida cierre.
Los cirujanos pueden cometer errores; el seguro cubre algunos.
El camino más rápido desde el aeropuerto es el taxi.
Una sola visita no basta.
Ninguna otra clínica lo ofrece.
Es el único tratamiento aprobado por la FDA para esta enfermedad.
Algunas clínicas se llaman a sí mismas las mejores del mundo.
El mejor resultado se ve a los seis meses.
Un cirujano que dice que nada puede salir mal no dice la verdad.
La cirugía cura la apendicitis en casi todos los casos.
El hospital más seguro es el que muestra sus cifras.
El fármaco se vendía antes como cura milagrosa.
Ningún cirujano puede garantizar un resultado.
Ningún tratamiento cura la diabetes.
La clínica garantiza la corona por cinco años.
No crea en una clínica que promete una cura.
El mejor momento para viajar es diez días después de la operación.
El tratamiento temprano puede curar algunos cánceres.
Los antibióticos curan la mayoría de las infecciones de este tipo.
No hay pruebas de que la ibogaína cure la adicción.
Palabras como «el mejor» o «garantizado» están prohibidas en la publicidad médica.
El médico nunca puede saber de antemano qué tan bien oirá.
Nunca suspenda su medicina sin consultar a su médico.
No existe una cura, pero los síntomas pueden aliviarse.
Su coordinadora garantiza que alguien responda en los dos idiomas.
La paciente dijo que se había curado, lo que no pudimos comprobar.
Algunas clínicas anuncian un embarazo garantizado; la ley lo prohíbe.
Si una clínica le garantiza la cura, váyase.
La cicatriz nunca desaparece por completo.
La hepatitis C se cura con tabletas en más del 95 % de las personas, dice la OMS.
¿Quién garantiza el precio?
La anestesia elimina el dolor durante la operación.
Recibirá su expediente en papel, garantizado.
Si duele, llame.
El resultado puede no ser permanente.
No siempre duele menos.
La parte del estómago que se quita se pierde para siempre.
Nuestros cirujanos pueden deshacer su banda.
Vamos a borrar sus datos después de un año.
El dolor que se va con el reposo también es un aviso aquí.
Bajo anestesia no sentirá dolor; después sí.
La infección no duele nada al principio.
La enfermedad de las encías no duele.
En un estudio, la tasa de éxito fue del 94,6 % a los diez años.
Los resultados no son permanentes.
La ligadura es permanente.
Es mejor que en su país lo vea su médico.
Los precios son más bajos que en Estados Unidos.
No perderá todo su exceso de peso.
El cirujano líder del equipo la visita cada día.
El médico con más experiencia de nuestro equipo la opera.
El tratamiento mejor demostrado para la artrosis de rodilla es el ejercicio.
La vida sin bazo requiere vacunas.
La mitad de los pacientes del estudio estaba sin dolor al año.
Si vuelven las ganas de consumir, llame a su terapeuta el mismo día.
Nunca necesitará pagar por adelantado.
El fármaco se vende como una cura.
Sus datos se borran para siempre después de tres años.
Después de un año borramos su mensaje para siempre.
Algunas personas no tienen ningún dolor después de una semana.
El hospital ocupó el primer lugar en 2024 según el ministerio de salud.
La enfermera retira el drenaje, casi siempre sin dolor.
La úlcera se curó con ocho semanas de tabletas.
Los antibióticos le curaron la infección.
El esmalte no vuelve nunca.
Más del 95 por ciento de las personas se cura de la hepatitis C, según la OMS.
El tratamiento no me curó, pero me alegra haber ido.
El programa garantiza una cama en el hospital de al lado.
No más comida después de la medianoche.
Una decisión que cambia la vida merece una segunda opinión.
El contrato no lo obliga nunca a operarse.
Con seguridad conocerá a otros pacientes.
Líder de fisioterapia: acompaña los primeros pasos.
El 95 % de nuestros pacientes viene de los Estados Unidos.
No volverá a comer alimentos sólidos hasta la cuarta semana.
La mejor forma de prepararse es caminar cada día.
Camine diez minutos en una sesión y descanse.
Un diente extraído se pierde para siempre.
El dolor desaparece poco a poco.
En un ensayo, la tasa de recuperación fue del 95 %.
Nadie está sin dolor desde el primer día.
Nadie conoce sus medicinas mejor que usted.
No eliminamos todos los riesgos.
La herida queda limpia después de una sesión.
La clínica publica cada año su tasa de éxito.
La cirugía sin cicatrices no existe.
No mostramos galerías de antes y después.
El cartílago no vuelve a crecer.
De algunas marcas baratas no existe ningún estudio largo.
`;
