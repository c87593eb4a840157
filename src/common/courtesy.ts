/** What is said where nothing is asked; `help` asks what can be asked. */
export type Courtesy = 'greeting' | 'thanks' | 'farewell' | 'help';
