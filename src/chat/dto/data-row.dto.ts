import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** A published figure. */
export class FigureRow {
  @ApiProperty({ type: String, description: 'Product, in the reply’s language.', example: 'blé tendre' })
  product: string;

  @ApiProperty({ type: String, description: 'The publisher’s own code of the product.', example: 'C1110' })
  product_code: string;

  @ApiProperty({ type: String, description: 'Place, in the reply’s language.', example: 'France' })
  place: string;

  @ApiProperty({ type: String, description: 'The publisher’s own code of the place.', example: 'FR' })
  place_code: string;

  @ApiProperty({
    type: String,
    description: 'What is measured, in the reply’s language.',
    example: 'production',
  })
  measure: string;

  @ApiProperty({
    type: String,
    description: 'A year (`2024`), a month (`2024-05`), or the day of a quotation (`2024-05-21`).',
    pattern: '^\\d{4}(-\\d{2}){0,2}$',
    example: '2024',
  })
  period: string;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'The figure, unrounded; null where the publisher withholds it.',
    example: 25376.78,
  })
  value: number | null;

  @ApiProperty({
    type: String,
    description: 'Unit of `value`: `kt`, `t/ha`, `EUR/t`, `head` …',
    example: 'kt',
  })
  unit: string;

  @ApiProperty({ type: String, description: 'Who publishes the figure.', example: 'Eurostat' })
  source: string;

  @ApiProperty({
    type: String,
    description: 'The dataset that the figure is taken from.',
    example: 'eurostat-crops',
  })
  dataset: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Comma-separated remarks: letters of the publisher (`e` estimated, `p` provisional, `b` break in the series …), and `derived …` where the figure is calculated from published ones. Null where there is none.',
    example: null,
  })
  flag: string | null;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, description: 'In rankings: the place in the ranking.' })
  rank?: number;

  @ApiPropertyOptional({ type: Number, description: 'In changes: percent against the row before.' })
  change_percent?: number;

  @ApiPropertyOptional({ type: Number, description: 'In shares: percent of the whole.' })
  share_percent?: number;
}

/** A figure of a forecast: `value` is the central one. */
export class ForecastRow extends FigureRow {
  @ApiProperty({ type: String, enum: ['forecast'] })
  kind: 'forecast';

  @ApiProperty({ type: Number, description: 'Lower end of the interval.' })
  lower: number;

  @ApiProperty({ type: Number, description: 'Upper end of the interval.' })
  upper: number;

  @ApiProperty({
    type: Number,
    minimum: 0,
    maximum: 100,
    description: 'Percent of cases that the interval is meant to hold.',
    example: 80,
  })
  confidence: number;

  @ApiProperty({ type: String, description: 'The statistical method.', example: 'median of eight models' })
  method: string;
}

/** An article of law. */
export class LawRow {
  @ApiProperty({ type: String, example: 'Code rural et de la pêche maritime' })
  code: string;

  @ApiProperty({ type: String, description: 'Number of the article.', example: 'L411-1' })
  article: string;

  @ApiProperty({ type: String, description: 'The sections that it stands in, widest first.' })
  title: string;

  @ApiProperty({ type: String, description: 'Its whole text, in French.' })
  text: string;

  @ApiProperty({ type: String, format: 'date', description: 'The day from which this version is in force.' })
  in_force_from: string;

  @ApiProperty({
    type: String,
    description: 'Whether the article is `in_force`, `not_yet` or `repealed` today.',
    example: 'in_force',
  })
  status: string;

  @ApiProperty({ type: String, format: 'uri', description: 'Its public page on Légifrance.' })
  url: string;
}
