package main

import (
	"context"
	"fmt"
	"log"
)

func main() {
	ctx := context.Background()
	easel, err := NewEasel()
	if err != nil {
		log.Fatal(err)
	}
	var quote struct {
		Credits, Balance float64
		Breakdown        []struct {
			Type    string
			Credits float64
		}
	}
	err = easel.Call(ctx, "POST", "/v1/jobs/credits", JSON{
		"stages": []JSON{
			{"type": "INPUT_INITIALIZE", "inputInitialize": JSON{"count": 1}},
			{"type": "DIFFUSION", "diffusion": JSON{
				"sdModel": "600423083519508503",
				"prompts": []JSON{{"text": "portrait of a beekeeper, soft light"}},
				"width":   512,
				"height":  768,
				"steps":   20,
			}},
			{"type": "IMAGE_TO_UPSCALER", "imageToUpscaler": JSON{
				"hrUpscaler":        "4x-UltraSharp",
				"hrScale":           2,
				"hrSecondPassSteps": 10,
			}},
		},
	}, &quote)
	if err != nil {
		log.Fatal(err)
	}
	for _, stage := range quote.Breakdown {
		fmt.Printf("%s: %v credits\n", stage.Type, stage.Credits)
	}
	fmt.Printf("total: %v of %v credits\n", quote.Credits, quote.Balance)
}
