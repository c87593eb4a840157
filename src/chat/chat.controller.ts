import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CountsQuestions } from '../common/http/counts-questions.decorator.js';
import { CurrentCaller } from '../common/http/caller.decorator.js';
import { Credential } from '../common/http/credential.decorator.js';
import { type Caller, contextOf } from '../common/http/request-context.js';
import { ChatDocs } from './chat.docs.js';
import { ChatService } from './chat.service.js';
import { ClientLine } from './client-line.js';
import type { ChatReply } from './dto/chat-reply.dto.js';
import { ChatRequest } from './dto/chat-request.dto.js';

@Controller('chat')
@Credential('api-key')
@ChatDocs.Group()
export class ChatController {
  constructor(private readonly chat: ChatService) {}

  @Post()
  @HttpCode(200)
  @CountsQuestions()
  @Header('Cache-Control', 'no-store')
  @ChatDocs.Ask()
  async ask(
    @CurrentCaller() caller: Caller,
    @Body() question: ChatRequest,
    @Req() request: Request,
  ): Promise<ChatReply> {
    return await this.chat.ask(caller, question, contextOf(request), new ClientLine(request));
  }
}
