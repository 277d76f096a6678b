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
	stages := []JSON{
		{"type": "INPUT_INITIALIZE", "inputInitialize": JSON{"count": 4}},
		{"type": "DIFFUSION", "diffusion": JSON{
			"sdModel": "757279507095956705",
			"prompts": []JSON{{"text": "a lighthouse on a cliff at dusk"}},
			"width":   832,
			"height":  1216,
			"steps":   28,
		}},
	}
	var quote struct{ Credits float64 }
	err = easel.Call(ctx, "POST", "/v1/jobs/credits", JSON{"stages": stages}, &quote)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("four images cost %v credits, the limit is 2\n", quote.Credits)

	// Ends with COST_LIMIT_EXCEEDED: nothing is reserved, and no job exists.
	var created struct{ Job Job }
	request := JSON{"requestId": RandomID(), "stages": stages, "maxCredits": 2}
	err = easel.Call(ctx, "POST", "/v1/jobs", request, &created)
	if err != nil {
		log.Fatal(err)
	}
}
