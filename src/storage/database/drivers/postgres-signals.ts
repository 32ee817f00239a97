/** One for all signals of a database, each as JSON. */
export const signalChannel = 'dragoman';
