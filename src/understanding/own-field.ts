export type FieldSide = 'area' | 'harvest' | 'yield';

/** What is told of the area of a field, its harvest and its yield: two of them, or the area or the harvest alone. */
export type OwnField = Partial<Record<FieldSide, { value: number; unit: string }>> & {
  /** The unit that the harvest is asked in: « combien de quintaux ? ». */
  wanted?: string;
};
