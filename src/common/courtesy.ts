/** What is said where nothing is asked; `help` asks what can be asked. */
export type Courtesy = 'greeting' | 'thanks' | 'farewell' | 'help';

/** All of them, in the order in which they are replied to where several are said. */
export const COURTESIES: readonly Courtesy[] = ['help', 'farewell', 'thanks', 'greeting'];
