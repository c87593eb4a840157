import type { ReplyExamples } from '../docs/documented.decorator.js';

/** Questions to try. */
export const REQUEST_EXAMPLES = {
  production: {
    summary: 'A published figure',
    value: { question: 'Quelle était la production de blé tendre en France en 2024 ?' },
  },
  price: {
    summary: 'A price, asked and answered in English',
    value: { question: 'What was the world price of maize in June 2025?', lang: 'en' },
  },
  forecast: {
    summary: 'A forecast',
    value: { question: 'Quelle production de blé tendre prévoyez-vous en France en 2026 ?' },
  },
  law: { summary: 'An article of law', value: { question: 'Que dit l’article L411-5 du Code rural ?' } },
};

/** What the service answers to them, over the data that it is shipped with. */
export const REPLY_EXAMPLES: ReplyExamples = {
  production: {
    summary: 'A published figure',
    value: {
      answer:
        'La production de blé tendre en France était de 25,38 millions de tonnes en 2024, contre 34,71 millions de tonnes en 2023 (−26,9 %). Source : Eurostat, production végétale à l’humidité standard de l’UE (apro_cpsh1), édition du 29 juin 2026.',
      data: [
        {
          product: 'blé tendre',
          product_code: 'C1110',
          place: 'France',
          place_code: 'FR',
          measure: 'production',
          period: '2024',
          value: 25376.78,
          unit: 'kt',
          source: 'Eurostat',
          dataset: 'eurostat-crops',
          flag: null,
        },
        {
          product: 'blé tendre',
          product_code: 'C1110',
          place: 'France',
          place_code: 'FR',
          measure: 'production',
          period: '2023',
          value: 34709.32,
          unit: 'kt',
          source: 'Eurostat',
          dataset: 'eurostat-crops',
          flag: null,
        },
      ],
      sources: [
        'Eurostat, production végétale à l’humidité standard de l’UE (apro_cpsh1) (édition du 2026-06-29)',
      ],
      agent: 'production',
      tokens_used: null,
      response_time_ms: 12,
    },
  },
  price: {
    summary: 'A price, asked and answered in English',
    value: {
      answer:
        'The price of grain maize was 196.07 USD/t in June 2025, down from 203.87 USD/t in May 2025 (−3.83%). Source: World Bank, commodity prices (Pink Sheet), monthly, edition of 2 June 2026.',
      data: [
        {
          product: 'grain maize',
          product_code: 'MAIZE',
          place: 'world',
          place_code: 'WLD',
          measure: 'price',
          period: '2025-06',
          value: 196.07,
          unit: 'USD/t',
          source: 'World Bank',
          dataset: 'worldbank-prices',
          flag: null,
        },
        {
          product: 'grain maize',
          product_code: 'MAIZE',
          place: 'world',
          place_code: 'WLD',
          measure: 'price',
          period: '2025-05',
          value: 203.87,
          unit: 'USD/t',
          source: 'World Bank',
          dataset: 'worldbank-prices',
          flag: null,
        },
      ],
      sources: ['World Bank, commodity prices (Pink Sheet), monthly (edition of 2026-06-02)'],
      agent: 'prix',
      tokens_used: null,
      response_time_ms: 9,
    },
  },
  forecast: {
    summary: 'A forecast',
    value: {
      answer:
        'Selon la prévision statistique, la production de blé tendre en France serait de 33,3 millions de tonnes en 2026 (intervalle à 80 % : de 28,9 à 38,4 millions de tonnes). La dernière donnée connue est de 32,94 millions de tonnes (2025) ; la prévision lui est supérieure de 1,1 %. Cette prévision est la médiane de plusieurs modèles (Theta, Holt amorti, autorégressif), établie sur 26 observations. Sur 6 essais menés sur le passé, 1 an à l’avance, la méthode s’est trompée de 2,7 % (erreur médiane) ; la valeur réelle est restée dans l’intervalle 4 fois sur 6. Source : Eurostat, production végétale à l’humidité standard de l’UE (apro_cpsh1), édition du 29 juin 2026.',
      data: [
        {
          product: 'blé tendre',
          product_code: 'C1110',
          place: 'France',
          place_code: 'FR',
          measure: 'production',
          period: '2026',
          value: 33300,
          unit: 'kt',
          source: 'Eurostat',
          dataset: 'eurostat-crops',
          flag: null,
          kind: 'forecast',
          lower: 28900,
          upper: 38400,
          confidence: 80,
          method: 'median-of-eight',
        },
        {
          product: 'blé tendre',
          product_code: 'C1110',
          place: 'France',
          place_code: 'FR',
          measure: 'production',
          period: '2025',
          value: 32940.64,
          unit: 'kt',
          source: 'Eurostat',
          dataset: 'eurostat-crops',
          flag: null,
        },
      ],
      sources: [
        'Eurostat, production végétale à l’humidité standard de l’UE (apro_cpsh1) (édition du 2026-06-29)',
      ],
      agent: 'production',
      tokens_used: null,
      response_time_ms: 31,
    },
  },
  law: {
    summary: 'An article of law',
    value: {
      answer:
        "Article L. 411-5 du Code rural et de la pêche maritime (en vigueur depuis le 1er décembre 1982) : « Sous réserve des dispositions de l'article L. 411-3 et sauf s'il s'agit d'une location régie par les articles L. 411-40 à L. 411-45, la durée du bail ne peut être inférieure à neuf ans, nonobstant toute clause ou convention contraire. »\nTexte officiel : https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006583729\n\nInformation générale, qui ne remplace pas un conseil juridique.",
      data: [
        {
          code: 'Code rural et de la pêche maritime',
          article: 'L411-5',
          title:
            'Partie législative > Livre IV : Baux ruraux > Titre Ier : Statut du fermage et du métayage > Chapitre Ier : Régime de droit commun > Section 1 : Etablissement du contrat, durée et prix du bail > Sous-section 2 : Durée du bail.',
          text: "Sous réserve des dispositions de l'article L. 411-3 et sauf s'il s'agit d'une location régie par les articles L. 411-40 à L. 411-45, la durée du bail ne peut être inférieure à neuf ans, nonobstant toute clause ou convention contraire.",
          in_force_from: '1982-12-01',
          status: 'in_force',
          url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006583729',
        },
      ],
      sources: ['Code rural et de la pêche maritime – Légifrance (état au 2026-03-27)'],
      agent: 'juridique',
      tokens_used: null,
      response_time_ms: 14,
    },
  },
};
