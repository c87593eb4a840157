import { SetMetadata } from '@nestjs/common';

export const COUNTS_QUESTIONS = 'counts-questions';

/** A route whose every call is a question of the account's quota. */
export const CountsQuestions = () => SetMetadata(COUNTS_QUESTIONS, true);
